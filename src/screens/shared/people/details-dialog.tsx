import { listActivityOf } from '#db/queries/list-activity-of.ts'
import { useQuery } from '#src/data/use-query.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { DetailList, DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { GrantsOfPerson } from './grants-of-person.tsx'
import { loginText, PersonStatus, roleText } from './person-cells.tsx'
import type { PersonRow } from './person-row.ts'

interface Props {
  person: PersonRow
  open: boolean
  onClose: () => void
}

/** Who somebody is, what they may do, and what the log has of them. */
export function DetailsDialog({ person, open, onClose }: Props) {
  const { name, email, role, merchantName, admin, member, user } = person
  const ids = [user?.id, admin?.id, member?.id].filter(Boolean).join(', ')
  return (
    <Dialog open={open} onClose={onClose} variant="drawer" title={name} description={email}>
      <DetailPanel>
        <DetailList
          items={[
            { term: 'Role', value: roleText(person) },
            { term: 'Status', value: <PersonStatus person={person} /> },
            { term: 'Merchant', value: merchantName ?? 'None: Paid’s own staff' },
            { term: 'Last login', value: loginText(person) },
            { term: 'ID', value: ids },
          ]}
        />
        {role && (
          <DetailSection title="What they may do">
            <GrantsOfPerson person={person} role={role} />
          </DetailSection>
        )}
        <Activity person={person} />
      </DetailPanel>
    </Dialog>
  )
}

function Activity({ person }: { person: PersonRow }) {
  const { name, email, merchantId } = person
  const entries = useQuery(
    (db) => listActivityOf(db, { name, email, merchantId }),
    [name, email, merchantId],
  )
  return (
    <DetailSection title="Activity" note="The last ten lines of the log that name them.">
      {entries === undefined ? (
        <SkeletonRows rows={3} label="Loading the activity" />
      ) : entries.length === 0 ? (
        <p className="text-muted">The log has nothing of {name} yet.</p>
      ) : (
        <ul>
          {entries.map(({ id, user, action, target, timestamp }) => (
            <li key={id} className="border-b border-line py-2.5 last:border-b-0">
              <p className="font-medium wrap-anywhere">
                {action}
                {target !== name && <span className="font-normal text-muted"> · {target}</span>}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {formatDateTime(timestamp)}
                {user !== name && `, by ${user}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}

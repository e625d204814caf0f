import { listActivityOf } from '#db/log/queries.ts'
import { formatMoment } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { type RowAction, useRowActions } from '#src/screens/shared/row-actions.tsx'
import { SheetButtons } from '#src/screens/shared/sheet-buttons.tsx'
import { DetailList, DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { useRegisterOpenRow } from '#src/ui/list/open-row.ts'
import { RowSheet, useIdInPath } from '#src/ui/route-sheet.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import {
  factorText,
  idsOf,
  isStaff,
  loginText,
  type PeopleList,
  type PersonRow,
  PersonStatus,
  roleText,
  usePeople,
} from './person-columns.tsx'
import { GrantsOfPerson } from './person-grants.tsx'

interface Props {
  list: PeopleList
  /** Actions offered in the sheet. */
  offers: readonly RowAction<PersonRow>[]
}

/** What waits for somebody comes first; what takes access away is in the menu. */
const likely = ['resend', 'reinstate', 'activate', 'password', 'edit']

/** A person's details, permissions and log, in a sheet over the list. */
export function PersonSheet({ list, offers }: Props) {
  const id = useIdInPath()
  const people = usePeople()
  const actionsOf = useRowActions()
  const isListed = (each: PersonRow) => list !== 'admin-users' || isStaff(each)
  const person =
    people && (people.find((each) => isListed(each) && idsOf(each).includes(id)) ?? null)
  // The sheet already shows the details.
  const actions = person && actionsOf(offers, person).filter((each) => each.id !== 'view')
  useRegisterOpenRow(person?.name ?? id, actions)
  return (
    <RowSheet
      list={pathTo(list)}
      title={person?.name ?? id}
      description={person?.email}
      footer={actions && <SheetButtons actions={actions} likely={likely} />}
      row={person}
      loading="Loading user"
      none={{
        title: 'User not found',
        text: 'There is no user with this ID.',
      }}
    >
      {(found) => <Details person={found} />}
    </RowSheet>
  )
}

function Details({ person }: { person: PersonRow }) {
  const { role, merchantName } = person
  return (
    <DetailPanel>
      <DetailList
        items={[
          { term: 'Role', value: roleText(person) },
          { term: 'Status', value: <PersonStatus person={person} /> },
          { term: 'Merchant', value: merchantName ?? 'None (platform staff)' },
          { term: 'Two-factor', value: factorText(person) },
          { term: 'Last login', value: loginText(person) },
          { term: 'ID', value: idsOf(person).join(', ') },
        ]}
      />
      {role && (
        <DetailSection title="Permissions">
          <GrantsOfPerson person={person} role={role} />
        </DetailSection>
      )}
      <Activity person={person} />
    </DetailPanel>
  )
}

function Activity({ person }: { person: PersonRow }) {
  const { name, email, merchantId } = person
  const entries = useQuery(
    (db) => listActivityOf(db, { name, email, merchantId }),
    [name, email, merchantId],
  )
  return (
    <DetailSection title="Activity" note="Last 10 log entries">
      {entries === undefined ? (
        <SkeletonRows rows={3} label="Loading activity" />
      ) : entries.length === 0 ? (
        <p className="text-muted">No activity for {name} yet.</p>
      ) : (
        <ul>
          {entries.map(({ id, user, action, target, timestamp }) => (
            <li key={id} className="border-b border-line py-2.5 last:border-b-0">
              <p className="font-medium wrap-anywhere">
                {action}
                {target !== name && <span className="font-normal text-muted"> · {target}</span>}
              </p>
              <p className="text-sm text-muted tabular-nums">
                {formatMoment(timestamp)}
                {user !== name && `, by ${user}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}

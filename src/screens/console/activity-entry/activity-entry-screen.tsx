import { Link } from 'wouter'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { getActivity } from '#db/log/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#routes/paths.ts'
import { activityTypes, loggedChanges } from '#src/rules/activity-text.ts'
import { formatMoment } from '#db/text/format.ts'
import { DetailList, DetailPanel, DetailSection } from '#src/ui/detail-panel.tsx'
import { RowSheet, useIdInPath } from '#src/ui/route-sheet.tsx'

const Only = ({ field, value }: { field: 'user' | 'target' | 'ip'; value: string }) => (
  <Link
    href={`${pathTo('activity-logs')}?${new URLSearchParams({ [field]: value }).toString()}`}
    className="underline underline-offset-3"
  >
    {value}
  </Link>
)

const Nothing = () => <span className="text-subtle">—</span>

function Changes({ entry }: { entry: ActivityLogEntry }) {
  const changes = loggedChanges(entry)
  if (changes.length === 0) return <p className="text-muted">No fields changed.</p>
  return (
    <table className="w-full table-fixed text-left text-base">
      <thead className="text-sm text-subtle">
        <tr>
          <th scope="col" className="pb-1.5 font-medium">
            Field
          </th>
          <th scope="col" className="pb-1.5 font-medium">
            Before
          </th>
          <th scope="col" className="pb-1.5 font-medium">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere text-muted">
              {field}
            </th>
            <td className="py-2 pr-3 wrap-anywhere tabular-nums">{before ?? <Nothing />}</td>
            <td className="py-2 font-medium wrap-anywhere tabular-nums">{after ?? <Nothing />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Entry({ entry }: { entry: ActivityLogEntry }) {
  const { user, target, timestamp, type, ip, previous, hash } = entry
  return (
    <DetailPanel>
      <DetailList
        items={[
          { term: 'User', value: <Only field="user" value={user} /> },
          { term: 'Target', value: <Only field="target" value={target} /> },
          { term: 'Date & Time', value: formatMoment(timestamp) },
          { term: 'Type', value: activityTypes[type] },
          { term: 'IP address', value: <Only field="ip" value={ip} /> },
        ]}
      />
      <DetailSection title="Changes">
        <Changes entry={entry} />
      </DetailSection>
      <DetailSection title="Integrity" note="An altered entry no longer matches its hash.">
        <DetailList
          items={[
            { term: 'Hash', value: <code className="text-sm">{hash}</code>, wide: true },
            {
              term: 'Previous hash',
              value: <code className="text-sm">{previous ?? 'None (first entry)'}</code>,
              wide: true,
            },
          ]}
        />
      </DetailSection>
    </DetailPanel>
  )
}

/** One activity log entry, in a sheet over the list (LOG-1). */
export function ActivityEntryScreen() {
  const id = useIdInPath()
  const entry = useQuery((db) => getActivity(db, id), [id])
  return (
    <RowSheet
      list={pathTo('activity-logs')}
      title={entry?.action ?? id}
      description={entry ? id : undefined}
      row={entry}
      loading="Loading entry"
      none={{
        title: 'Entry not found',
        text: 'This entry doesn’t exist or can’t be read.',
      }}
    >
      {(found) => <Entry entry={found} />}
    </RowSheet>
  )
}

import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { changeLine } from '#src/rules/activity-text.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'

interface Props {
  entries: readonly ActivityLogEntry[]
  /** How many there are in all. */
  count: number
}

/** The log about one merchant: who did what, and what it changed. */
export function ActivityCard({ entries, count }: Props) {
  return (
    <Card>
      <CardHeader
        title="Activity"
        action={
          count > entries.length && (
            <span className="text-subtle tabular-nums">{`The last ${entries.length} of ${count}`}</span>
          )
        }
      />
      {count === 0 && (
        <p className="px-5 pb-5 text-muted md:px-6">The log has nothing of it yet.</p>
      )}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line px-5 py-3 md:px-6">
            <p className="font-medium wrap-anywhere">{entry.action}</p>
            <p className="text-sm text-muted tabular-nums">
              {entry.user} · {formatDateTime(entry.timestamp)}
            </p>
            {changeLine(entry) && (
              <p className="text-sm wrap-anywhere text-muted">{changeLine(entry)}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

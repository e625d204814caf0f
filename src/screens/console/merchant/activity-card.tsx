import type { ActivityLogEntry } from '#db/model/activity-log-entry.ts'
import { changesOf, changeText } from '#src/rules/activity-text.ts'
import { countOf, formatDateTime } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'

interface Props {
  entries: readonly ActivityLogEntry[]
  /** How many there are in all. */
  count: number
}

/** How many changed fields of an entry are named. */
const most = 4

const changedLines = (entry: ActivityLogEntry): string[] =>
  changesOf(entry)
    .filter(({ before, after }) => before !== after)
    .slice(0, most)
    .map(changeText)

/** The log about one merchant: who did what, and what it changed. */
export function ActivityCard({ entries, count }: Props) {
  return (
    <Card>
      <CardHeader
        title="Activity"
        action={
          <span className="text-subtle tabular-nums">
            {count > entries.length
              ? `The last ${entries.length} of ${count}`
              : countOf(count, 'line')}
          </span>
        }
      />
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line px-5 py-3 md:px-6">
            <p className="font-medium wrap-anywhere">{entry.action}</p>
            <p className="text-sm text-muted tabular-nums">
              {entry.user} · {formatDateTime(entry.timestamp)}
            </p>
            {changedLines(entry).map((line) => (
              <p key={line} className="text-sm text-muted wrap-anywhere">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  )
}

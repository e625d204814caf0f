import type { ActivityLogEntry, LoggedValue } from '#db/model/activity-log-entry.ts'
import { countOf, formatDateTime } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'

interface Props {
  entries: readonly ActivityLogEntry[]
  /** How many there are in all. */
  count: number
}

const shown = (value: LoggedValue | undefined) =>
  value === null || value === undefined || value === '' ? 'none' : String(value)

/** What an entry changed, each field before and after on one line. */
function changesOf({ before = {}, after = {} }: ActivityLogEntry): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => before[field] !== after[field])
    .slice(0, 4)
    .map((field) =>
      field in before
        ? `${field}: ${shown(before[field])} → ${shown(after[field])}`
        : `${field}: ${shown(after[field])}`,
    )
}

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
              : countOf(count, 'entry').replace(/entrys$/, 'entries')}
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
            {changesOf(entry).map((line) => (
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

import { listRoleChanges } from '#db/log/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { countOf, formatMoment } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ActivityChange, ActivitySentence } from '../shared/activity-sentence.tsx'

/** The last changes of what roles grant. */
export function GrantsHistory() {
  const entries = useQuery((db) => listRoleChanges(db))
  if (!entries || entries.length === 0) return null
  return (
    <Card className="mt-4">
      <CardHeader
        title="History"
        action={
          <span className="text-subtle tabular-nums">Last {countOf(entries.length, 'change')}</span>
        }
      />
      <ul aria-label="History">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-5 py-3 md:px-6"
          >
            <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              <ActivitySentence entry={entry} />
              <ActivityChange entry={entry} />
            </p>
            <p className="flex-none text-sm text-subtle tabular-nums">
              {formatMoment(entry.timestamp)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

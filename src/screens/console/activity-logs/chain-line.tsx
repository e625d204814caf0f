import { Link } from 'wouter'
import { checkLogChain } from '#db/log/queries.ts'
import { formatCount } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { activityMessages } from '#src/rules/messages/platform.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { overList } from '#src/ui/route-sheet.tsx'

/** The number of breaks listed. */
const most = 5

/** Verifies the log's hash chain again with every new entry, and lists where it breaks and why. */
export function ChainLine() {
  const check = useQuery(checkLogChain)
  if (!check) return <div className="mb-3 min-h-lh" />
  const { breaks, entries } = check
  return (
    <div className="mb-3" role="status">
      {breaks.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Tick size={14} className="flex-none text-success" />
          {activityMessages.whole(entries)}
        </p>
      ) : (
        <Banner tone="bad" title={activityMessages.broken}>
          <ul>
            {breaks.slice(0, most).map(({ id, why }) => (
              <li key={id}>
                {why === 'missing' ? (
                  id
                ) : (
                  <Link
                    href={pathTo('activity-entry', { id })}
                    state={overList}
                    className="font-medium underline"
                  >
                    {id}
                  </Link>
                )}{' '}
                {activityMessages.why[why]}.
              </li>
            ))}
            {breaks.length > most && <li>And {formatCount(breaks.length - most)} more.</li>}
          </ul>
        </Banner>
      )}
    </div>
  )
}

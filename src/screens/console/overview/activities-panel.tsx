import { Link } from 'wouter'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { pathTo } from '#src/routes/paths.ts'
import { activityTypes } from '#src/rules/activity-text.ts'
import { formatMoment } from '#src/rules/format.ts'
import { activityMessages } from '#src/rules/messages/platform.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ActivityChange, ActivitySentence } from '../shared/activity-sentence.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

interface Props {
  entries: readonly ActivityLogEntry[] | undefined
  /** The reason the current user may not see the entries. */
  unseen?: string | undefined
}

export function ActivitiesPanel({ entries, unseen }: Props) {
  if (unseen !== undefined)
    return <EmptyState level={3} title={activityMessages.notYours} text={unseen} art="none" />
  if (!entries) return <SkeletonRows rows={8} label="Loading recent activities" />
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-5 py-3 first:border-t-0 md:px-6"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <Link
                to={pathTo('activity-entry', { id: entry.id })}
                className="wrap-anywhere underline-offset-3 hover:underline"
              >
                <ActivitySentence entry={entry} />
              </Link>
              <ActivityChange entry={entry} />
            </div>
            <p className="flex-none text-sm text-subtle tabular-nums">
              {activityTypes[entry.type]} · {formatMoment(entry.timestamp)}
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-5 py-2 md:px-6">
        <Link
          to={pathTo('activity-logs')}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-3"
        >
          All activity
        </Link>
      </p>
    </>
  )
}

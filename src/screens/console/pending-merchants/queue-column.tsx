import type { PendingMerchant } from '#db/merchants/application-queries.ts'
import { countOf, formatCount, formatDate } from '#src/rules/format.ts'
import { reviewTargets } from '#src/rules/transactions.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { PriorityBadge, queueByPriority, type QueuePart } from '../shared/application-queue.tsx'

function Part({ priority, waiting, late, oldest }: QueuePart) {
  return (
    <li className="border-t border-line px-6 py-4">
      <div className="flex items-center justify-between gap-3">
        <PriorityBadge priority={priority} />
        <p className="font-semibold tabular-nums">{formatCount(waiting)} waiting</p>
      </div>
      <div className="mt-2 flex justify-between gap-3 text-sm text-muted tabular-nums">
        <p>
          {reviewTargets[priority].target}
          {priority === 'high' && (
            <>
              {' '}
              <DemoTag />
              <span className="sr-only"></span>
            </>
          )}
        </p>
        <p>Oldest: {formatDate(oldest)}</p>
      </div>
      {late > 0 && (
        <p className="mt-1 text-sm font-medium text-danger tabular-nums">
          {countOf(late, 'application')} past the review target
        </p>
      )}
    </li>
  )
}

/** The queue's length per priority, compared with the review targets (ADM-3). */
export function QueueColumn({
  merchants,
  now,
}: {
  merchants: readonly PendingMerchant[] | undefined
  /** The current time in milliseconds. */
  now: number
}) {
  const parts = queueByPriority(merchants ?? [], now)
  if (parts.length === 0) return null
  return (
    <Card>
      <CardHeader title="By priority" />
      <ul>
        {parts.map((part) => (
          <Part key={part.priority} {...part} />
        ))}
      </ul>
    </Card>
  )
}

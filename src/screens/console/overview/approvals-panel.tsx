import { Link } from 'wouter'
import { reviewDueAt, sentAt } from '#db/merchants/review-target.ts'
import type { PendingMerchant } from '#db/merchants/application-queries.ts'
import { pathTo } from '#src/routes/paths.ts'
import { countOf, formatDate } from '#src/rules/format.ts'
import {
  dueText,
  PriorityBadge,
  queueAt,
  type QueuedMerchant,
} from '../shared/application-queue.tsx'
import { DecisionButtons } from '../shared/decision-buttons.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useMoment } from '#src/data/use-moment.ts'
import { RowLink } from '#src/ui/row-link.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'

/** The number of applications that can be decided here; the rest are on their own screen. */
const most = 4

function Application({ merchant }: { merchant: QueuedMerchant }) {
  const { id, name, businessType, priority, documents, late } = merchant
  const first = useFocusHandedOn<HTMLButtonElement>()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line px-5 py-2.5 first:border-t-0 md:px-6">
      <div className="min-w-0 flex-[1_1_11rem]">
        <h3>
          <RowLink to={pathTo('merchant', { id })} className="-my-2.5">
            {name}
          </RowLink>
        </h3>
        <p className="text-sm text-muted tabular-nums">
          {businessType} · {formatDate(sentAt(merchant))} · {countOf(documents.length, 'file')}
        </p>
      </div>
      <div className="flex min-w-[min(13rem,100%)] flex-[0_1_16.5rem] items-center gap-x-2 md:flex-wrap md:gap-x-3">
        <span className="flex-none md:min-w-22">
          <PriorityBadge priority={priority} />
        </span>
        <span className={`min-w-0 text-sm ${late ? 'font-medium text-danger' : 'text-muted'}`}>
          {dueText(merchant)}
        </span>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        <DecisionButtons ref={first} merchant={merchant} />
      </div>
    </li>
  )
}

interface Props {
  merchants: readonly PendingMerchant[] | undefined
}

/** The most urgent applications, each with its decisions and Undo (ADM-3). */
export function ApprovalsPanel({ merchants }: Props) {
  const now = useMoment((merchants ?? []).map(reviewDueAt))
  if (!merchants) return <SkeletonRows rows={5} tall label="Loading applications" />
  if (merchants.length === 0)
    return (
      <EmptyState
        level={3}
        title="No applications are waiting"
        text="New applications appear here."
      />
    )
  return (
    <>
      <ul>
        {queueAt(merchants, now)
          .slice(0, most)
          .map((merchant) => (
            <Application key={merchant.id} merchant={merchant} />
          ))}
      </ul>
      <p className="border-t border-line px-5 py-2 md:px-6">
        <Link
          to={pathTo('pending-merchants')}
          className="inline-flex min-h-11 items-center font-medium underline underline-offset-3"
        >
          {merchants.length > most
            ? `View all ${merchants.length} applications`
            : 'Review applications'}
        </Link>
      </p>
    </>
  )
}

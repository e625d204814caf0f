import { ChevronDown, ChevronsUp, Equal } from 'lucide-react'
import { currentDate } from '#db/clock.ts'
import { isSameDay } from '#db/days.ts'
import type { PendingMerchant } from '#db/merchants/application-queries.ts'
import { byReviewClock, priorityOf, reviewDueAt, sentAt } from '#db/merchants/review-target.ts'
import type { Merchant, Priority } from '#db/merchants/schemas.ts'
import { countOf, formatDay, formatMomentWithin, formatTime } from '#db/text/format.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { reviewTargets } from '#src/rules/transactions.ts'
import { Badge } from '#src/ui/badge.tsx'

type Waiting = Pick<Merchant, 'priority' | 'createdDate' | 'resubmittedAt' | 'information'>

export interface QueuePart {
  priority: Priority
  waiting: number
  /** The number that have waited longer than their target. */
  late: number
  /** The instant at which the oldest one was submitted. */
  oldest: string
}

/** Groups waiting applications by priority, most urgent first; empty priorities are left out. */
export function queueByPriority(merchants: readonly Waiting[], now: number): QueuePart[] {
  return (['high', 'medium', 'low'] as const).flatMap((priority) => {
    const those = merchants.filter((each) => priorityOf(each) === priority)
    const [oldest] = those.map(sentAt).sort()
    if (oldest === undefined) return []
    const late = those.filter((each) => reviewDueAt(each) < now).length
    return [{ priority, waiting: those.length, late, oldest }]
  })
}

export interface QueuedMerchant extends PendingMerchant {
  late: boolean
  /** How long it has waited: `5 days`. */
  age: string
}

/** Formats how long an application has waited, in hours on its first day. */
function ageText(merchant: Waiting, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(sentAt(merchant))) / 3_600_000))
  return hours < 24 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day')
}

/** Returns the queue at an instant in milliseconds: overdue first, then by priority. */
export const queueAt = (merchants: readonly PendingMerchant[], now: number): QueuedMerchant[] =>
  [...merchants].sort(byReviewClock(now)).map((merchant) => ({
    ...merchant,
    late: reviewDueAt(merchant) < now,
    age: ageText(merchant, now),
  }))

/** Formats the review target; the specification has none for high. */
export const targetText = (merchant: Pick<Waiting, 'priority'>): string =>
  reviewTargets[priorityOf(merchant)].target

/** Formats the deadline, or since when it is overdue; there is none while the merchant owes an answer. */
export function dueText(merchant: Waiting & { late: boolean }): string {
  const due = reviewDueAt(merchant)
  if (due === Number.POSITIVE_INFINITY) return applicationMessages.waitingForMerchant
  const at = new Date(due).toISOString()
  if (!merchant.late) return `Due ${formatMomentWithin(at)}`
  return `Overdue since ${isSameDay(new Date(at), currentDate()) ? formatTime(at) : formatDay(at)}`
}

const shapes = { high: ChevronsUp, medium: Equal, low: ChevronDown }

export function PriorityBadge({ priority }: { priority: Priority | null }) {
  const { tone, label } = reviewTargets[priority ?? 'low']
  const Shape = shapes[priority ?? 'low']
  return (
    <Badge tone={tone} icon={<Shape size={14} strokeWidth={2} aria-hidden />}>
      {label}
    </Badge>
  )
}

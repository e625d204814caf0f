import { isSameDay } from '../days.ts'
import { formatShortDate, formatTime } from '../text/format.ts'
import { isWaiting } from './rules.ts'
import type { Merchant, Priority } from './schemas.ts'

/**
 * Hours within which an application must be decided, by priority (ADM-3). The specification sets
 * none for high: one day is this demo's choice.
 */
export const reviewHours: Record<Priority, number> = { high: 24, medium: 48, low: 7 * 24 }

type Waiting = Pick<
  Merchant,
  'priority' | 'createdDate' | 'submittedDate' | 'resubmittedAt' | 'information'
>

/** Returns the priority of an application; low by default. */
export const priorityOf = ({ priority }: Pick<Waiting, 'priority'>): Priority => priority ?? 'low'

/** Returns when an application was submitted, or resubmitted after a rejection, as an instant. */
export const sentAt = (merchant: Omit<Waiting, 'priority'>): string =>
  merchant.resubmittedAt ?? merchant.submittedDate ?? merchant.createdDate

/**
 * Returns for how many milliseconds an application has waited for its merchant since it was sent,
 * from each request to its answer; infinite while the last request is open.
 */
function waitedForMerchant(merchant: Omit<Waiting, 'priority'>): number {
  const sent = Date.parse(sentAt(merchant))
  let waited = 0
  let since: number | undefined
  for (const { from, at } of merchant.information ?? []) {
    const instant = Math.max(Date.parse(at), sent)
    if (from === 'staff') since ??= instant
    else if (since !== undefined) {
      waited += instant - since
      since = undefined
    }
  }
  return since === undefined ? waited : Number.POSITIVE_INFINITY
}

/**
 * Returns the instant, in milliseconds, at which an application's review is due; infinite while it
 * waits for the merchant's answer, which stops the clock. ADM-3.
 */
export const reviewDueAt = (merchant: Waiting): number =>
  Date.parse(sentAt(merchant)) +
  reviewHours[priorityOf(merchant)] * 3_600_000 +
  waitedForMerchant(merchant)

/**
 * Returns by when an application is decided as a sentence for its merchant, at an instant in milliseconds, from the target
 * that staff see; null where it isn't waiting, or waits for the merchant's answer. BIZ-1.
 */
export function decisionText(
  merchant: Waiting & Parameters<typeof isWaiting>[0],
  now: number,
  dateOf = formatShortDate,
): string | null {
  const due = reviewDueAt(merchant)
  if (!isWaiting(merchant) || due === Number.POSITIVE_INFINITY) return null
  const at = new Date(due).toISOString()
  const today = new Date(now)
  const by = isSameDay(new Date(due), today) ? `today, ${formatTime(at)}` : dateOf(at, today)
  return due < now
    ? `This takes longer than planned: our decision was due ${by}.`
    : `We decide by ${by}.`
}

const order: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/**
 * Returns a comparator for the queue at an instant in milliseconds: overdue first, longest overdue
 * before others; then by priority and due time; last those that wait for their merchant.
 */
export function byReviewClock(now: number) {
  return (a: Waiting, b: Waiting): number => {
    const [dueA, dueB] = [reviewDueAt(a), reviewDueAt(b)]
    const [lateA, lateB] = [dueA < now, dueB < now]
    if (lateA !== lateB) return lateA ? -1 : 1
    const [stopsA, stopsB] = [dueA === Number.POSITIVE_INFINITY, dueB === Number.POSITIVE_INFINITY]
    if (stopsA !== stopsB) return stopsA ? 1 : -1
    const byPriority = lateA ? 0 : order[priorityOf(a)] - order[priorityOf(b)]
    return byPriority || (stopsA ? sentAt(a).localeCompare(sentAt(b)) : dueA - dueB)
  }
}

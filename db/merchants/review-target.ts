import type { Merchant, Priority } from './schemas.ts'

/**
 * Within how many hours an application is to be decided, by its priority (spec §9). The specification names none for
 * high: a day is this demo's choice.
 */
export const reviewHours: Record<Priority, number> = { high: 24, medium: 48, low: 7 * 24 }

type Waiting = Pick<Merchant, 'priority' | 'createdDate' | 'resubmittedAt'>

/** Returns the priority of an application; low where none was given to it. */
export const priorityOf = ({ priority }: Pick<Waiting, 'priority'>): Priority => priority ?? 'low'

/** Returns when an application was sent, again where it was rejected before, as an instant. */
export const sentAt = ({ createdDate, resubmittedAt }: Omit<Waiting, 'priority'>): string =>
  resubmittedAt ?? createdDate

/**
 * Returns the instant, in milliseconds, at which an application has waited as long as its target.
 * Spec §9.
 */
export const reviewDueAt = (merchant: Waiting): number =>
  Date.parse(sentAt(merchant)) + reviewHours[priorityOf(merchant)] * 3_600_000

const order: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/**
 * Returns the order of the queue at an instant in milliseconds: what is late, the latest first;
 * then by priority and by target.
 */
export function byReviewClock(now: number) {
  return (a: Waiting, b: Waiting): number => {
    const [dueA, dueB] = [reviewDueAt(a), reviewDueAt(b)]
    const [lateA, lateB] = [dueA < now, dueB < now]
    if (lateA !== lateB) return lateA ? -1 : 1
    return (lateA ? 0 : order[priorityOf(a)] - order[priorityOf(b)]) || dueA - dueB
  }
}

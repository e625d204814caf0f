import { addMonths } from 'date-fns/addMonths'
import { dayText, daysBetween, momentOn } from './days.ts'
import type { Merchant } from './merchant.ts'
import { planNames, planPrice } from './plan-terms.ts'
import type { PlanLine, PlanTerm, PlanTotal, Subscription } from './subscription.ts'

/** A plan as a merchant holds it, with what the day of its last change began with. */
export type HeldPlan = Omit<Subscription, 'id'>
export type WantedPlan = Omit<PlanTerm, 'from'>

/** The days that are paid for at an instant: `until` is the first that is not. */
export interface PaidDays {
  from: Date
  until: Date
}

/** What a change comes to: its lines, what they come to in each currency, and what is held then. */
export interface PlanChange {
  lines: PlanLine[]
  totals: PlanTotal[]
  next: HeldPlan
  paid: PaidDays
}

/** How a merchant pays for its plan. One that never changed it pays monthly, in USD, since it is there. */
export function heldPlan(
  merchant: Pick<Merchant, 'plan' | 'createdDate'>,
  subscription: Subscription | undefined,
): HeldPlan {
  if (!subscription)
    return {
      plan: merchant.plan ?? 'basic',
      period: 'monthly',
      currency: 'USD',
      from: merchant.createdDate,
    }
  const { id: _id, ...held } = subscription
  return held
}

/** The period that holds at an instant, in the device's days; from the first one on each follows by itself. */
export function paidDays({ period, from }: Pick<PlanTerm, 'period' | 'from'>, now: Date): PaidDays {
  const months = period === 'monthly' ? 1 : 12
  const first = momentOn(new Date(from), 0)
  // Each is counted from the first, so that one that began on a 31st does not drift to the 28th.
  const start = (count: number) => addMonths(first, count * months)
  let count = 0
  while (start(count + 1) <= now) count += 1
  return { from: start(count), until: start(count + 1) }
}

interface Unused {
  left: number
  of: number
  /** In minor units, rounded half up. */
  amount: number
}

const priceOf = ({ plan, period, currency }: WantedPlan): number =>
  planPrice(plan, period, currency) * 100

/** What is left of what was paid, in whole days with today among them. */
export function unusedOf(held: PlanTerm, now: Date): Unused {
  const { from, until } = paidDays(held, now)
  const of = daysBetween(from, until)
  // A clock that was ahead and was set back leaves a first day behind that is yet to come.
  const left = Math.min(of, daysBetween(now, until))
  return { left, of, amount: Math.floor((2 * priceOf(held) * left + of) / (2 * of)) }
}

/** Whether two plans are the same in period and currency as well. */
export const isSamePlan = (one: WantedPlan, other: WantedPlan): boolean =>
  one.plan === other.plan && one.period === other.period && one.currency === other.currency

const nameOf = ({ plan, period }: WantedPlan): string => `${planNames[plan]}, ${period}`

const daysInWords = ({ left, of }: Unused): string => `${left} of ${of} days`

function totalsOf(lines: readonly PlanLine[]): PlanTotal[] {
  const sums = new Map<PlanLine['currency'], number>()
  for (const { currency, amount } of lines) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

/**
 * What a change of plan comes to: the unused days of what was paid are given back, in the currency in which they were
 * paid, and the new period is paid from today. Who goes back on the same day to what the day began with gets its days
 * back for what was given for them, so that all changes of a day that end where they began come to nothing.
 */
export function planChange(held: HeldPlan, wanted: WantedPlan, now: Date): PlanChange {
  const day = dayText(now)
  const { before, ...holds } = held
  const began = before?.day === day ? before : { ...holds, day }
  const { plan, period, currency } = wanted
  const unused = unusedOf(holds, now)
  const back = {
    text: `Given back: ${daysInWords(unused)} of ${nameOf(holds)}`,
    currency: holds.currency,
    amount: -unused.amount,
  }
  const isBack = isSamePlan(began, wanted)
  const kept = unusedOf(began, now)
  const next: HeldPlan = isBack
    ? { plan, period, currency, from: began.from }
    : { plan, period, currency, from: momentOn(now, 0).toISOString(), before: began }
  const lines: PlanLine[] = [
    back,
    isBack
      ? { text: `${nameOf(wanted)}: the ${daysInWords(kept)} left`, currency, amount: kept.amount }
      : { text: `${nameOf(wanted)}, from today`, currency, amount: priceOf(wanted) },
  ]
  return { lines, totals: totalsOf(lines), next, paid: paidDays(next, now) }
}

import { addMonths } from 'date-fns/addMonths'
import { daysBetween, dayText, momentOn } from '../days.ts'
import type { Merchant } from '../merchants/schemas.ts'
import {
  type PlanInvoice,
  type PlanLine,
  planNames,
  planPrice,
  type PlanTerm,
  type PlanTotal,
  type Subscription,
} from './plans.ts'

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

/**
 * Returns how a merchant pays for its plan. One that never changed it pays monthly, in USD, since
 * it is there.
 */
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

/**
 * Returns the period that holds at an instant, in the device's days; from the first one on each
 * follows by itself.
 */
export const paidDays = (term: Pick<PlanTerm, 'period' | 'from'>, now: Date): PaidDays =>
  periodsOf(term, now).at(-1) ?? periodAt(term, 0)

/** Returns a term's period by its number, from 0. */
function periodAt({ period, from }: Pick<PlanTerm, 'period' | 'from'>, count: number): PaidDays {
  const months = period === 'monthly' ? 1 : 12
  const first = momentOn(new Date(from), 0)
  // Each is counted from the first, so that one that began on a 31st does not drift to the 28th.
  return { from: addMonths(first, count * months), until: addMonths(first, (count + 1) * months) }
}

/**
 * Returns the periods of a term that have begun by an instant, oldest first; the first in any case.
 */
function periodsOf(term: Pick<PlanTerm, 'period' | 'from'>, now: Date): PaidDays[] {
  const periods = [periodAt(term, 0)]
  for (let next = periodAt(term, 1); next.from <= now; next = periodAt(term, periods.length))
    periods.push(next)
  return periods
}

/** What the invoice of a period that followed by itself says, and the attempt that makes it once. */
export type Renewal = PaidDays & Pick<PlanInvoice, 'lines' | 'totals' | 'attemptId'>

/**
 * Returns the periods of a plan that have followed by themselves by an instant, oldest first: each
 * is paid again.
 */
export const renewalsOf = (held: Subscription, now: Date): Renewal[] =>
  periodsOf(held, now)
    .slice(1)
    .map(({ from, until }) => {
      const { currency } = held
      const amount = priceOf(held)
      return {
        from,
        until,
        lines: [{ text: `${nameOf(held)}, renewed`, currency, amount }],
        totals: [{ currency, amount }],
        attemptId: `renewal ${held.id} ${dayText(from)}`,
      }
    })

interface Unused {
  left: number
  of: number
  amount: number
}

const priceOf = ({ plan, period, currency }: WantedPlan): number =>
  planPrice(plan, period, currency) * 100

/** Returns what is left of what was paid, in whole days with today among them. */
export function unusedOf(held: PlanTerm, now: Date): Unused {
  const { from, until } = paidDays(held, now)
  const of = daysBetween(from, until)
  // A clock that was ahead and was set back leaves a first day behind that is yet to come.
  const left = Math.min(of, daysBetween(now, until))
  return { left, of, amount: Math.floor((2 * priceOf(held) * left + of) / (2 * of)) }
}

/** Returns whether two plans are the same in period and currency as well. */
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
 * Returns what a change of plan comes to: the unused days of what was paid are given back, in the
 * currency in which they were paid, and the new period is paid from today. Who goes back on the
 * same day to what the day began with gets its days back for what was given for them, so that all
 * changes of a day that end where they began come to nothing.
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

import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { addMonths } from 'date-fns/addMonths'
import { dayText, momentOn } from '../days.ts'
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

/** A merchant's plan, with its state at the start of the day of the last change. */
export type HeldPlan = Omit<Subscription, 'id'>
export type WantedPlan = Omit<PlanTerm, 'from'>

/** The paid days at an instant; `until` is the first unpaid day. */
export interface PaidDays {
  from: Date
  until: Date
}

/** A plan change: its lines, totals per currency, and the resulting plan. */
export interface PlanChange {
  lines: PlanLine[]
  totals: PlanTotal[]
  next: HeldPlan
  paid: PaidDays
}

/** Returns a merchant's plan; by default, monthly in USD since it joined. */
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

/** Returns the paid period at an instant, in the device's days; periods renew automatically. */
export const paidDays = (term: Pick<PlanTerm, 'period' | 'from'>, now: Date): PaidDays =>
  periodsOf(term, now).at(-1) ?? periodAt(term, 0)

/** Returns a term's period by its number, from 0. */
function periodAt({ period, from }: Pick<PlanTerm, 'period' | 'from'>, count: number): PaidDays {
  const months = period === 'monthly' ? 1 : 12
  const first = momentOn(new Date(from), 0)
  // Counted from the first period, so that a start on the 31st doesn't drift to the 28th.
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

/** A renewal's invoice data, and the attempt id that makes it only once. */
export type Renewal = PaidDays & Pick<PlanInvoice, 'lines' | 'totals' | 'attemptId'>

/** Lists a plan's automatic renewals up to an instant, oldest first. */
export const renewalsOf = (held: Subscription, now: Date): Renewal[] =>
  periodsOf(held, now)
    .slice(1)
    .map(({ from, until }) => {
      const { currency } = held
      const amount = priceOf(held)
      return {
        from,
        until,
        lines: [{ text: `${nameOf(held)}, renewal`, currency, amount }],
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

/** Returns the unused paid amount, counted in whole days including today. */
export function unusedOf(held: PlanTerm, now: Date): Unused {
  const { from, until } = paidDays(held, now)
  const of = differenceInCalendarDays(until, from)
  // A corrected fast clock can leave the first day in the future.
  const left = Math.min(of, differenceInCalendarDays(until, now))
  return { left, of, amount: Math.floor((2 * priceOf(held) * left + of) / (2 * of)) }
}

/** Returns whether two plans match, including period and currency. */
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
 * Computes a plan change: credits the unused days in the currency paid and charges the new period
 * from today. Returning on the same day to the day's original plan restores its paid days, so the
 * day's changes cancel out.
 */
export function planChange(held: HeldPlan, wanted: WantedPlan, now: Date): PlanChange {
  const day = dayText(now)
  const { before, ...holds } = held
  const began = before?.day === day ? before : { ...holds, day }
  const { plan, period, currency } = wanted
  const unused = unusedOf(holds, now)
  const back = {
    text: `Credit for unused ${nameOf(holds)} (${daysInWords(unused)})`,
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
      ? { text: `${nameOf(wanted)}, ${daysInWords(kept)} left`, currency, amount: kept.amount }
      : { text: `${nameOf(wanted)}, from today`, currency, amount: priceOf(wanted) },
  ]
  return { lines, totals: totalsOf(lines), next, paid: paidDays(next, now) }
}

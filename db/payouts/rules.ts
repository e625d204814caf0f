import { endOfDay } from 'date-fns/endOfDay'
import { daysSinceMonday, momentOn } from '../days.ts'
import { isBusinessDay, onNextBusinessDay } from '../holidays.ts'
import type { PlanId } from '../merchants/schemas.ts'
import { byCurrency, type Currency, inCurrency, maxAmount } from '../money.ts'
import type { BankAccount } from './schemas.ts'

/** Returns an amount in minor units of USD in each currency, in ZWL at the sample rate. */
const inEach = (usd: number) => byCurrency((currency) => inCurrency(usd, 'USD', currency))

/** The payout fees: a fixed amount in minor units of each currency to a bank, a percentage to a wallet. */
export const payoutFees = { bank: inEach(1_00), walletPercent: 1 } as const

/** The smallest payout, in minor units of each currency. */
export const leastPayout = inEach(5_00)

/**
 * How long a payout can be canceled before it leaves, in milliseconds: on plans that settle daily,
 * and immediate.
 */
const waits = { byDay: 60_000, atOnce: 10_000 } as const

/**
 * Banking hours in minutes after midnight: when banks open, the cut-off for the same day, and the
 * arrival time.
 */
const opens = 8 * 60
const cutOff = 14 * 60
const closes = 17 * 60

/**
 * Returns a payout's fee, taken from its amount, in minor units of its currency, rounded half up.
 */
export function payoutFee(
  kind: BankAccount['kind'],
  { amount, currency }: { amount: number; currency: Currency },
): number {
  if (kind === 'bank') return payoutFees.bank[currency]
  return Math.floor((amount * payoutFees.walletPercent + 50) / 100)
}

/** How long a payment on Basic is pending before it is settled, in milliseconds. */
export const settlementTime = 24 * 3_600_000

/**
 * Returns when a payment is settled, as ISO text: 24 hours after it was paid on Basic, by the end of
 * the device's day on Business, at once on Enterprise. OUT-1.
 */
export function settledFrom(plan: PlanId, paidAt: string): string {
  const paid = new Date(paidAt)
  if (plan === 'basic') return new Date(paid.getTime() + settlementTime).toISOString()
  return plan === 'business' ? endOfDay(paid).toISOString() : paidAt
}

/**
 * Returns the largest payout from what a balance has available, in minor units of its currency. Never
 * below 0.
 */
export const mostToPayOut = (available: number): number =>
  Math.max(0, Math.min(available, maxAmount))

/**
 * Returns what an automatic payout takes from what a balance has available, in minor units of its currency: all of it, or 0
 * where that is less than a payout can be, or than the merchant wants. OUT-4.
 */
export function automaticAmount(available: number, currency: Currency, least: number): number {
  const amount = mostToPayOut(available)
  return amount < Math.max(leastPayout[currency], least) ? 0 : amount
}

/** Returns the account that automatic payouts in a currency go to; undefined if there is no verified one. OUT-4. */
export const automaticAccount = (
  accounts: readonly BankAccount[],
  currency: Currency,
): BankAccount | undefined =>
  accounts.find(
    (each) => each.currency === currency && each.isDefault && each.status === 'verified',
  )

/**
 * Simulated payout outcomes by the account's last digits: the payout comes back, or arrives at once
 * on every plan. Others follow the plan.
 */
export const testEndings = { comesBack: '0000', atOnce: '1111' } as const

/** Returns why a payout to a number will come back; undefined if it will arrive. */
export const payoutFailure = (number: string): string | undefined =>
  number.endsWith(testEndings.comesBack) ? 'The account is closed' : undefined

/** Any account at a bank, for which payouts take the longest. */
export const anyBank = { kind: 'bank', number: '' } as const

const minutesOf = (at: Date): number => at.getHours() * 60 + at.getMinutes()

export interface PayoutTimes {
  leavesAt: string
  arrivesAt: string
}

/** Wallets are paid on every day of the week. */
function walletArrival(plan: 'basic' | 'business', requested: Date): Date {
  const minutes = minutesOf(requested)
  if (plan === 'basic') return momentOn(requested, 1, minutes)
  return momentOn(requested, minutes < cutOff ? 0 : 1, closes)
}

function bankArrival(plan: 'basic' | 'business', requested: Date): Date {
  const minutes = minutesOf(requested)
  const works = isBusinessDay(requested)
  if (plan === 'business')
    return works && minutes < cutOff
      ? momentOn(requested, 0, closes)
      : onNextBusinessDay(requested, closes)
  if (works) return onNextBusinessDay(requested, minutes)
  return onNextBusinessDay(onNextBusinessDay(requested, opens), opens)
}

/**
 * Returns when a payout to an account leaves and when it arrives, in the device's days. Basic: within 24
 * hours; Business: by 5 PM the same day until the 2 PM cut-off. To a wallet on any day; to a bank on
 * business days, counted from the next one if requested on a day off. Enterprise and test numbers:
 * immediately, any day. OUT-6.
 */
export function payoutTimes(
  plan: PlanId,
  requestedAt: string,
  { kind, number }: Pick<BankAccount, 'kind' | 'number'>,
): PayoutTimes {
  const requested = new Date(requestedAt)
  const atOnce = plan === 'enterprise' || number.endsWith(testEndings.atOnce)
  const wait = atOnce ? waits.atOnce : waits.byDay
  const byDay = kind === 'wallet' ? walletArrival : bankArrival
  const arrives = atOnce ? new Date(requested.getTime() + 2 * waits.atOnce) : byDay(plan, requested)
  return {
    leavesAt: new Date(requested.getTime() + wait).toISOString(),
    arrivesAt: arrives.toISOString(),
  }
}

/**
 * Returns when a payout that has left next moves, as ISO text; one that comes back does so soon.
 */
export const endsAt = ({ leavesAt, arrivesAt }: PayoutTimes, comesBack: boolean): string => {
  const refused = new Date(Date.parse(leavesAt) + waits.byDay).toISOString()
  return comesBack && refused < arrivesAt ? refused : arrivesAt
}

/**
 * Returns when automatic payouts next run: 8 AM on the next business day, or on next week's first.
 */
export function nextAutomaticRun(every: 'daily' | 'weekly', now: Date): string {
  // The end of this week, so that the next business day is next week's first.
  const before = every === 'daily' ? now : momentOn(now, 6 - daysSinceMonday(now))
  return onNextBusinessDay(before, opens).toISOString()
}

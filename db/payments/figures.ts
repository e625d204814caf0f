import type { MerchantId } from '../common.ts'
import { lastDays, lastMonths, type Period, startOfMonth } from '../days.ts'
import { type Ledger, type LedgerRow, rowsIn, type Subject } from '../ledger/rows.ts'
import {
  addZwl,
  type ConvertedPart,
  currencies,
  type Currency,
  nothingConverted,
} from '../money.ts'
import { hasSucceeded, isPaidOut, isRefund, isTaken } from './rules.ts'
import { type PaymentMethodId, paymentMethodIds } from './schemas.ts'
import { successRate, type Sums } from './tally-figures.ts'

/** A figure of the last 30 days and the same of the 30 days before. */
export interface Figure {
  value: number
  before: number
}

/** An amount in minor units of USD, with the ZWL in its value. */
export interface MoneyFigure extends Figure {
  zwl: ConvertedPart
}

/** Measures the last 30 days, and the 30 before them. */
export function compared(now: Date, measure: (period: Period) => number): Figure {
  const { month, monthBefore } = lastMonths(now)
  return { value: measure(month), before: measure(monthBefore) }
}

/**
 * Returns by how many percent a figure rose, negative if it fell, with one decimal; null if there
 * was nothing before.
 */
export function percentUp({ value, before }: Figure): number | null {
  return before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 1000) / 10
}

/** Customers' payments: their number, and their amount in minor units of USD with the ZWL in it. */
export interface Takings {
  amount: number
  zwl: ConvertedPart
  payments: number
}

const noTakings = (): Takings => ({ amount: 0, zwl: nothingConverted(), payments: 0 })

function addTaken(takings: Takings, { usd, amount, currency }: LedgerRow): void {
  takings.amount += usd
  addZwl(takings.zwl, amount, currency)
  takings.payments += 1
}

/** Returns the customer payments of a subject in a period, oldest first. */
export const takenRows = (ledger: Ledger, subject: Subject, period: Period): LedgerRow[] =>
  rowsIn(ledger, period, subject).filter(isTaken)

/** Totals customer payments in a period. */
export function takenIn(ledger: Ledger, subject: Subject, period: Period): Takings {
  const takings = noTakings()
  for (const row of takenRows(ledger, subject, period)) addTaken(takings, row)
  return takings
}

export interface DayTotal extends Takings {
  /** The midnight that starts it in the device's zone, in milliseconds. */
  day: number
}

/** Totals customer payments from each start to the next, in milliseconds; the last start only ends. */
function totalsBetween(ledger: Ledger, subject: Subject, starts: readonly number[]) {
  const totals = starts.slice(0, -1).map((start) => ({ start, ...noTakings() }))
  const period = { from: starts[0] ?? 0, before: starts.at(-1) ?? 0 }
  for (const row of takenRows(ledger, subject, period)) {
    // Days differ in length where clocks change, so division would be off.
    const total = totals[starts.findLastIndex((start) => start <= row.instant)]
    if (total) addTaken(total, row)
  }
  return totals
}

/** Totals customer payments per day, oldest first, today last. HOME-1. */
export function dailyTotals(ledger: Ledger, subject: Subject, now: Date, days = 14): DayTotal[] {
  return totalsBetween(ledger, subject, lastDays(now, days)).map(({ start, ...total }) => ({
    day: start,
    ...total,
  }))
}

export interface MonthTotal extends Takings {
  /** The midnight that starts it in the device's zone, in milliseconds. */
  month: number
}

/**
 * Totals customer payments per calendar month, oldest first, the current one last. HOME-1.
 */
export function monthlyTotals(
  ledger: Ledger,
  subject: Subject,
  now: Date,
  months = 6,
): MonthTotal[] {
  const starts = Array.from({ length: months + 1 }, (_, at) =>
    startOfMonth(now, at - months + 1).getTime(),
  )
  return totalsBetween(ledger, subject, starts).map(({ start, ...total }) => ({
    month: start,
    ...total,
  }))
}

export interface CustomerTotal {
  customer: string
  payments: number
  paid: Record<Currency, number>
  usd: number
  /** The last payment, in milliseconds. */
  last: number
}

/**
 * Totals payments per customer, largest payer first, in USD at the sample rate. HOME-1.
 */
export function customerTotals(rows: readonly LedgerRow[]): CustomerTotal[] {
  const totals = new Map<string, CustomerTotal>()
  for (const { customer, currency, amount, usd, instant } of rows) {
    let total = totals.get(customer)
    if (!total) {
      total = { customer, payments: 0, paid: { USD: 0, ZWL: 0 }, usd: 0, last: 0 }
      totals.set(customer, total)
    }
    total.payments += 1
    total.paid[currency] += amount
    total.usd += usd
    total.last = Math.max(total.last, instant)
  }
  return [...totals.values()].sort((a, b) => b.usd - a.usd || a.customer.localeCompare(b.customer))
}

/** The totals of some transactions in one currency, in its minor units. */
export interface FoundSums {
  currency: Currency
  /** Customers' payments, refunded later or not, and their number. */
  taken: number
  payments: number
  /** The merchant's fees of these payments. */
  fees: number
  /** What customers paid on top of them. */
  customerFees: number
  refunded: number
  /** Corrections, negative when they took from the business. */
  adjusted: number
  /** What has arrived of payouts, after their fees. */
  paidOut: number
  /** The fees of the payouts that have arrived. */
  payoutFees: number
}

/** Totals transactions per currency. TXN-1. */
export function foundSums(rows: readonly LedgerRow[]): FoundSums[] {
  const sums = currencies.map((currency) => ({
    currency,
    rows: 0,
    taken: 0,
    payments: 0,
    fees: 0,
    customerFees: 0,
    refunded: 0,
    adjusted: 0,
    paidOut: 0,
    payoutFees: 0,
  }))
  for (const row of rows) {
    const sum = sums.find(({ currency }) => currency === row.currency)
    if (!sum) continue
    sum.rows += 1
    if (isTaken(row)) {
      sum.taken += row.amount
      sum.payments += 1
      sum.fees += row.fee
      sum.customerFees += row.customerFee ?? 0
    } else if (isRefund(row)) sum.refunded += row.amount
    else if (row.type === 'adjustment' && hasSucceeded(row)) sum.adjusted += row.amount
    else if (isPaidOut(row)) {
      sum.paidOut += row.amount - row.fee
      sum.payoutFees += row.fee
    }
  }
  return sums.filter(({ rows: count }) => count > 0).map(({ rows: _rows, ...sum }) => sum)
}

/** Totals customers' payments to all merchants over the last 30 days, in minor units of USD. */
function volumeBy<Key>(
  ledger: Ledger,
  keyOf: (row: LedgerRow) => Key,
  now: Date,
): Map<Key, number> {
  const volumes = new Map<Key, number>()
  for (const row of takenRows(ledger, {}, lastMonths(now).month))
    volumes.set(keyOf(row), (volumes.get(keyOf(row)) ?? 0) + row.usd)
  return volumes
}

/**
 * Totals customer payments per method over the last 30 days, in minor units of USD; without the
 * methods that had none. ADM-2.
 */
export const methodVolumes = (ledger: Ledger, now: Date): Map<PaymentMethodId, number> =>
  volumeBy(ledger, ({ paymentMethod }) => paymentMethod, now)

/**
 * Totals customer payments per method and day over the last 30 days, oldest first, in minor units of
 * USD. ADM-6.
 */
export function methodDays(ledger: Ledger, now: Date): Map<PaymentMethodId, number[]> {
  const starts = lastDays(now, 30)
  const days = new Map(paymentMethodIds.map((id) => [id, starts.slice(1).map(() => 0)]))
  for (const { paymentMethod, instant, usd } of takenRows(ledger, {}, lastMonths(now).month)) {
    const own = days.get(paymentMethod)
    const day = starts.findLastIndex((start) => start <= instant)
    if (own) own[day] = (own[day] ?? 0) + usd
  }
  return days
}

/**
 * Totals customer payments per merchant over the last 30 days, in minor units of USD; without the
 * merchants that had none. ADM-2.
 */
export const merchantVolumes = (ledger: Ledger, now: Date): Map<MerchantId, number> =>
  volumeBy(ledger, ({ merchantId }) => merchantId, now)

type Outcomes = Pick<Sums, 'payments' | 'failed'>

/** The share of payments that succeeded, in percent with one decimal; null if none finished. */
export interface SuccessRate {
  value: number | null
  /** For the 30 days before. */
  before: number | null
}

function outcomesBy(ledger: Ledger, period: Period): Map<PaymentMethodId, Outcomes> {
  const outcomes = new Map(
    paymentMethodIds.map((id): [PaymentMethodId, Outcomes] => [id, { payments: 0, failed: 0 }]),
  )
  for (const row of rowsIn(ledger, period)) {
    const own = outcomes.get(row.paymentMethod)
    if (!own || row.type !== 'payment') continue
    if (isTaken(row)) own.payments += 1
    else if (row.status === 'failed') own.failed += 1
  }
  return outcomes
}

/**
 * Returns each method's success rate over the last 30 days and the 30 before, among finished
 * payments; refunded ones count as successes, pending ones as neither.
 */
export function successRates(ledger: Ledger, now: Date): Map<PaymentMethodId, SuccessRate> {
  const { month, monthBefore } = lastMonths(now)
  const [value, before] = [outcomesBy(ledger, month), outcomesBy(ledger, monthBefore)]
  const rateOf = (outcomes: Map<PaymentMethodId, Outcomes>, id: PaymentMethodId) =>
    successRate(outcomes.get(id) ?? { payments: 0, failed: 0 })
  return new Map(
    paymentMethodIds.map((id) => [id, { value: rateOf(value, id), before: rateOf(before, id) }]),
  )
}

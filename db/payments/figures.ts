import type { MerchantId } from '../common.ts'
import { lastDays, lastMonths, type Period, startOfMonth } from '../days.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { addZwl, codeOf, isRefundAt, isTakenAt, scan, type Subject } from '../ledger/scan.ts'
import { type ConvertedPart, currencies, type Currency, nothingConverted } from '../money.ts'
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

function addTaken(takings: Takings, { columns }: Ledger, at: number): void {
  takings.amount += columns.column.usd[at] ?? 0
  addZwl(takings.zwl, columns, at)
  takings.payments += 1
}

/** Totals customer payments in a period. */
export function takenIn(ledger: Ledger, subject: Subject, period: Period): Takings {
  const takings = noTakings()
  scan(ledger, subject, period, (at) => {
    if (isTakenAt(ledger.columns, at)) addTaken(takings, ledger, at)
  })
  return takings
}

export interface DayTotal extends Takings {
  /** The midnight that starts it in the device's zone, in milliseconds. */
  day: number
}

/** Totals customer payments from each start to the next, in milliseconds; the last start only ends. */
function totalsBetween(ledger: Ledger, subject: Subject, starts: readonly number[]) {
  const { columns } = ledger
  const { date } = columns.column
  const totals = starts.slice(0, -1).map((start) => ({ start, ...noTakings() }))
  scan(ledger, subject, { from: starts[0] ?? 0, before: starts.at(-1) ?? 0 }, (at) => {
    if (!isTakenAt(columns, at)) return
    // Days differ in length where clocks change, so division would be off.
    const total = totals[starts.findLastIndex((start) => start <= (date[at] ?? 0))]
    if (total) addTaken(total, ledger, at)
  })
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
 * Totals the selected payments per customer, largest payer first, in USD at the sample rate. HOME-1.
 */
export function customerTotals({ columns }: Ledger, positions: Uint32Array): CustomerTotal[] {
  const { column, customers } = columns
  const totals = new Map<number, CustomerTotal>()
  for (const at of positions) {
    const code = column.customer[at] ?? 0
    let total = totals.get(code)
    if (!total) {
      const customer = customers.names[code] ?? ''
      total = { customer, payments: 0, paid: { USD: 0, ZWL: 0 }, usd: 0, last: 0 }
      totals.set(code, total)
    }
    total.payments += 1
    total.paid[currencies[column.currency[at] ?? 0] ?? 'USD'] += column.amount[at] ?? 0
    total.usd += column.usd[at] ?? 0
    total.last = Math.max(total.last, column.date[at] ?? 0)
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
  paidOut: number
  /** The fees of the payouts that have arrived. */
  payoutFees: number
}

/** Totals the selected transactions per currency. TXN-1. */
export function foundSums({ columns }: Ledger, positions: Uint32Array): FoundSums[] {
  const { column } = columns
  const sums = currencies.map((currency) => ({
    currency,
    rows: 0,
    taken: 0,
    payments: 0,
    fees: 0,
    customerFees: 0,
    refunded: 0,
    paidOut: 0,
    payoutFees: 0,
  }))
  for (const at of positions) {
    const sum = sums[column.currency[at] ?? 0]
    if (!sum) continue
    const amount = column.amount[at] ?? 0
    sum.rows += 1
    if (isTakenAt(columns, at)) {
      sum.taken += amount
      sum.payments += 1
      sum.fees += column.fee[at] ?? 0
      sum.customerFees += column.customerFee[at] ?? 0
    } else if (isRefundAt(columns, at)) sum.refunded += amount
    else if (column.type[at] === codeOf.payout && column.status[at] === codeOf.successful) {
      sum.paidOut += amount
      sum.payoutFees += column.fee[at] ?? 0
    }
  }
  return sums.filter(({ rows }) => rows > 0).map(({ rows: _rows, ...sum }) => sum)
}

/** Totals customers' payments to all merchants over the last 30 days, by the code in a column. */
function volumeBy(
  ledger: Ledger,
  codes: ArrayLike<number>,
  count: number,
  now: Date,
): Float64Array {
  const { columns } = ledger
  const { usd } = columns.column
  const volumes = new Float64Array(count)
  scan(ledger, {}, lastMonths(now).month, (at) => {
    const code = codes[at] ?? 0
    if (isTakenAt(columns, at)) volumes[code] = (volumes[code] ?? 0) + (usd[at] ?? 0)
  })
  return volumes
}

/** Totals customer payments per method over the last 30 days, in minor units of USD. ADM-2. */
export function methodVolumes(ledger: Ledger, now: Date): Map<PaymentMethodId, number> {
  const volumes = volumeBy(ledger, ledger.columns.column.method, paymentMethodIds.length, now)
  return new Map(paymentMethodIds.map((id, code) => [id, volumes[code] ?? 0]))
}

/**
 * Totals customer payments per method and day over the last 30 days, oldest first, in minor units of
 * USD. ADM-6.
 */
export function methodDays(ledger: Ledger, now: Date): Map<PaymentMethodId, number[]> {
  const { columns } = ledger
  const { date, usd, method } = columns.column
  const starts = lastDays(now, 30)
  const days = paymentMethodIds.map(() => starts.slice(0, -1).map(() => 0))
  scan(ledger, {}, lastMonths(now).month, (at) => {
    const own = days[method[at] ?? 0]
    const day = starts.findLastIndex((start) => start <= (date[at] ?? 0))
    if (own && isTakenAt(columns, at)) own[day] = (own[day] ?? 0) + (usd[at] ?? 0)
  })
  return new Map(paymentMethodIds.map((id, code) => [id, days[code] ?? []]))
}

/** Totals customer payments per merchant over the last 30 days, in minor units of USD. ADM-2. */
export function merchantVolumes(ledger: Ledger, now: Date): Map<MerchantId, number> {
  const { column, merchants } = ledger.columns
  const volumes = volumeBy(ledger, column.merchant, merchants.names.length, now)
  return new Map(merchants.names.map((id, code) => [id, volumes[code] ?? 0]))
}

type Outcomes = Pick<Sums, 'payments' | 'failed'>

/** The share of payments that succeeded, in percent with one decimal; null if none finished. */
export interface SuccessRate {
  value: number | null
  /** For the 30 days before. */
  before: number | null
}

/** By `paymentMethodIds`. */
function outcomesBy(ledger: Ledger, period: Period): Outcomes[] {
  const { columns } = ledger
  const { method, type, status } = columns.column
  const outcomes = paymentMethodIds.map((): Outcomes => ({ payments: 0, failed: 0 }))
  scan(ledger, {}, period, (at) => {
    const own = outcomes[method[at] ?? 0]
    if (!own || type[at] !== codeOf.payment) return
    if (isTakenAt(columns, at)) own.payments += 1
    else if (status[at] === codeOf.failed) own.failed += 1
  })
  return outcomes
}

/**
 * Returns each method's success rate over the last 30 days and the 30 before, among finished
 * payments; refunded ones count as successes, pending ones as neither.
 */
export function successRates(ledger: Ledger, now: Date): Map<PaymentMethodId, SuccessRate> {
  const { month, monthBefore } = lastMonths(now)
  const [value, before] = [outcomesBy(ledger, month), outcomesBy(ledger, monthBefore)]
  const rateAt = (outcomes: Outcomes[], code: number) =>
    successRate(outcomes[code] ?? { payments: 0, failed: 0 })
  return new Map(
    paymentMethodIds.map((id, code) => [
      id,
      { value: rateAt(value, code), before: rateAt(before, code) },
    ]),
  )
}

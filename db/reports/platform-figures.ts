import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import type { MerchantId } from '../common.ts'
import { always, daysSinceMonday, type Period, startOfDay } from '../days.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { codeOf, earnedInUsd, isTakenAt, scan } from '../ledger/scan.ts'
import { currencies, type Currency } from '../money.ts'
import { type PaymentMethodId, paymentMethodIds } from '../payments/schemas.ts'

/** Customers' payments by one method in a week, and their fees, in minor units of USD. */
export interface WeekOfMethod {
  /** The midnight that starts its Monday, in milliseconds. */
  week: number
  /** How many of its days are in the period. */
  days: number
  method: PaymentMethodId
  payments: number
  volume: number
  fees: number
}

/** Returns a function that computes a key's value on first use and caches it. */
function keeper<Key, Kept>(
  make: (key: Key) => Kept,
): { of: (key: Key) => Kept; all: () => Kept[] } {
  const kept = new Map<Key, Kept>()
  return {
    of(key) {
      const found = kept.get(key) ?? make(key)
      kept.set(key, found)
      return found
    },
    all: () => [...kept.values()],
  }
}

/**
 * Totals volume and fees by method and week (Monday first), oldest first. ADM-10.
 */
export function weeklyRevenue(ledger: Ledger, period: Period): WeekOfMethod[] {
  const { columns } = ledger
  const { date, method, usd } = columns.column
  const count = paymentMethodIds.length
  let [week, next, days] = [0, 0, 0]
  const rows = keeper((key: number): WeekOfMethod => ({
    week,
    days,
    method: paymentMethodIds[key % count] ?? 'ecocash',
    payments: 0,
    volume: 0,
    fees: 0,
  }))
  let weeks = 0
  scan(ledger, {}, period, (at) => {
    if (!isTakenAt(columns, at)) return
    const instant = date[at] ?? 0
    // The oldest is first.
    if (instant >= next) {
      const day = new Date(instant)
      week = startOfDay(day, -daysSinceMonday(day))
      next = startOfDay(new Date(week), 7)
      const [from, last] = [Math.max(week, period.from), Math.min(next, period.before) - 1]
      days = differenceInCalendarDays(last, from) + 1
      weeks += 1
    }
    const row = rows.of(weeks * count + (method[at] ?? 0))
    row.payments += 1
    row.volume += usd[at] ?? 0
    row.fees += earnedInUsd(columns, at)
  })
  return rows.all().sort((a, b) => a.week - b.week || b.volume - a.volume)
}

/** Payouts to a merchant in one currency and their fees, in its minor units. */
export interface MerchantPayouts {
  merchantId: MerchantId
  currency: Currency
  payouts: number
  paidOut: number
  fees: number
}

/** Totals payouts to each merchant by arrival date, largest first. ADM-10. */
export function merchantPayouts(ledger: Ledger, period: Period): MerchantPayouts[] {
  const { columns } = ledger
  const { amount, currency, fee, merchant, settled, status, type } = columns.column
  const rows = keeper((key: number): MerchantPayouts => ({
    merchantId: columns.merchants.names[Math.floor(key / currencies.length)] ?? '',
    currency: currencies[key % currencies.length] ?? 'USD',
    payouts: 0,
    paidOut: 0,
    fees: 0,
  }))
  scan(ledger, {}, always, (at) => {
    const arrived = settled[at] ?? Number.NaN
    if (type[at] !== codeOf.payout || status[at] !== codeOf.successful) return
    if (!(arrived >= period.from && arrived < period.before)) return
    const row = rows.of((merchant[at] ?? 0) * currencies.length + (currency[at] ?? 0))
    row.payouts += 1
    row.paidOut += amount[at] ?? 0
    row.fees += fee[at] ?? 0
  })
  return rows.all().sort((a, b) => b.paidOut - a.paidOut)
}

/** A merchant's volume in minor units of USD, and its number of successful payments. */
export interface MerchantPerformance {
  merchantId: MerchantId
  payments: number
  failed: number
  volume: number
  fees: number
}

/**
 * Lists merchants by volume, without those that have no finished payment. ADM-10.
 */
export function merchantPerformance(ledger: Ledger, period: Period): MerchantPerformance[] {
  const { columns } = ledger
  const { merchant, status, type, usd } = columns.column
  const rows = keeper((code: number): MerchantPerformance => ({
    merchantId: columns.merchants.names[code] ?? '',
    payments: 0,
    failed: 0,
    volume: 0,
    fees: 0,
  }))
  scan(ledger, {}, period, (at) => {
    const taken = isTakenAt(columns, at)
    if (!taken && (type[at] !== codeOf.payment || status[at] !== codeOf.failed)) return
    const row = rows.of(merchant[at] ?? 0)
    if (!taken) {
      row.failed += 1
      return
    }
    row.payments += 1
    row.volume += usd[at] ?? 0
    row.fees += earnedInUsd(columns, at)
  })
  return rows.all().sort((a, b) => b.volume - a.volume)
}

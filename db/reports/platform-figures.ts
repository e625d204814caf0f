import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import type { MerchantId } from '../common.ts'
import { always, daysSinceMonday, type Period, startOfDay } from '../days.ts'
import { type Ledger, rowsIn } from '../ledger/rows.ts'
import type { Currency } from '../money.ts'
import { takenRows } from '../payments/figures.ts'
import { earnedInUsd, isPaidOut, isTaken } from '../payments/rules.ts'
import type { PaymentMethodId } from '../payments/schemas.ts'

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

/** Returns the row of a key in a table, made on first use. */
function rowOf<Row>(rows: Map<string, Row>, key: string, make: () => Row): Row {
  const found = rows.get(key) ?? make()
  rows.set(key, found)
  return found
}

/**
 * Totals volume and fees by method and week (Monday first), oldest first. ADM-10.
 */
export function weeklyRevenue(ledger: Ledger, period: Period): WeekOfMethod[] {
  let [week, next, days] = [0, 0, 0]
  const rows = new Map<string, WeekOfMethod>()
  // The oldest is first.
  for (const taken of takenRows(ledger, {}, period)) {
    const { instant, paymentMethod: method, usd } = taken
    if (instant >= next) {
      const day = new Date(instant)
      week = startOfDay(day, -daysSinceMonday(day))
      next = startOfDay(new Date(week), 7)
      const [from, last] = [Math.max(week, period.from), Math.min(next, period.before) - 1]
      days = differenceInCalendarDays(last, from) + 1
    }
    const none = { week, days, method, payments: 0, volume: 0, fees: 0 }
    const row = rowOf(rows, `${week} ${method}`, () => none)
    row.payments += 1
    row.volume += usd
    row.fees += earnedInUsd(taken)
  }
  return [...rows.values()].sort((a, b) => a.week - b.week || b.volume - a.volume)
}

/** What arrived of the payouts to a merchant in one currency, and their fees, in its minor units. */
export interface MerchantPayouts {
  merchantId: MerchantId
  currency: Currency
  payouts: number
  paidOut: number
  fees: number
}

/** Totals payouts to each merchant by arrival date, largest first. ADM-10. */
export function merchantPayouts(ledger: Ledger, period: Period): MerchantPayouts[] {
  const rows = new Map<string, MerchantPayouts>()
  for (const payout of rowsIn(ledger, always).filter(isPaidOut)) {
    const { merchantId, currency, settled, amount, fee } = payout
    if (settled < period.from || settled >= period.before) continue
    const none = { merchantId, currency, payouts: 0, paidOut: 0, fees: 0 }
    const row = rowOf(rows, `${merchantId} ${currency}`, () => none)
    row.payouts += 1
    row.paidOut += amount - fee
    row.fees += fee
  }
  return [...rows.values()].sort((a, b) => b.paidOut - a.paidOut)
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
  const rows = new Map<string, MerchantPerformance>()
  for (const payment of rowsIn(ledger, period)) {
    const { merchantId, type, status, usd } = payment
    const taken = isTaken(payment)
    if (!taken && (type !== 'payment' || status !== 'failed')) continue
    const none = { merchantId, payments: 0, failed: 0, volume: 0, fees: 0 }
    const row = rowOf(rows, merchantId, () => none)
    if (!taken) {
      row.failed += 1
      continue
    }
    row.payments += 1
    row.volume += usd
    row.fees += earnedInUsd(payment)
  }
  return [...rows.values()].sort((a, b) => b.volume - a.volume)
}

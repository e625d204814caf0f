import { lastMonths, type Period } from '../days.ts'
import type { Ledger, LedgerRow, Subject } from '../ledger/rows.ts'
import { addZwl, type ConvertedPart, nothingConverted } from '../money.ts'
import { takenRows } from './figures.ts'
import { feeInUsd, isCard, isTaken } from './rules.ts'
import type { CardBrand, PaymentMethodId } from './schemas.ts'

/** The method groups of the shares: Visa and Mastercard together are cards. */
export type MethodGroup = Exclude<PaymentMethodId, CardBrand> | 'cards'

export interface MethodShare {
  method: MethodGroup
  amount: number
  zwl: ConvertedPart
  payments: number
  /** Its share of all methods (`percentOf`). */
  percent: number
}

/**
 * Returns a part's share of a whole in percent: a whole number from 1 up, two decimals below, and never 0 for something.
 * Equal parts have equal shares, so that all of them may not add up to 100.
 */
export function percentOf(part: number, whole: number): number {
  if (part === 0 || whole === 0) return 0
  const exact = (part / whole) * 100
  return exact < 1 ? Math.max(0.01, Math.round(exact * 100) / 100) : Math.round(exact)
}

interface MethodTotal {
  method: MethodGroup
  amount: number
  zwl: ConvertedPart
  payments: number
  fees: number
  feesZwl: ConvertedPart
}

/** Totals customer payments and their fees by method. */
export function methodTotals(taken: readonly LedgerRow[]): MethodTotal[] {
  const totals = new Map<MethodGroup, MethodTotal>()
  for (const row of taken) {
    const { paymentMethod, usd, amount, fee, currency } = row
    const method = isCard(paymentMethod) ? 'cards' : paymentMethod
    const total = totals.get(method) ?? {
      method,
      amount: 0,
      zwl: nothingConverted(),
      payments: 0,
      fees: 0,
      feesZwl: nothingConverted(),
    }
    total.amount += usd
    addZwl(total.zwl, amount, currency)
    total.payments += 1
    total.fees += feeInUsd(row)
    addZwl(total.feesZwl, fee, currency)
    totals.set(method, total)
  }
  return [...totals.values()]
}

/** Returns the share of each method among the payments of some rows, largest first. */
export function methodShareOf(rows: readonly LedgerRow[]): MethodShare[] {
  const sorted = methodTotals(rows.filter(isTaken)).sort((a, b) => b.amount - a.amount)
  const whole = sorted.reduce((sum, { amount }) => sum + amount, 0)
  return sorted.map(({ method, amount, zwl, payments }) => ({
    method,
    amount,
    zwl,
    payments,
    percent: percentOf(amount, whole),
  }))
}

/**
 * Totals payments by method in a period (default: last 30 days), largest first, without unused
 * methods. HOME-1.
 */
export const methodShare = (
  ledger: Ledger,
  subject: Subject,
  now: Date,
  period: Period = lastMonths(now).month,
): MethodShare[] => methodShareOf(takenRows(ledger, subject, period))

import { lastMonths, type Period } from '../days.ts'
import type { Columns } from '../ledger/columns.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { addZwl, feeInUsd, isTakenAt, scan, type Subject } from '../ledger/scan.ts'
import { type ConvertedPart, nothingConverted } from '../money.ts'
import { type CardBrand, isCard, type PaymentMethodId, paymentMethodIds } from './schemas.ts'

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

/** Totals payments and fees by method for the rows `visit` yields. */
export function methodTotals(
  columns: Columns,
  visit: (see: (at: number) => void) => void,
): MethodTotal[] {
  const { method, usd } = columns.column
  const totals = new Map<MethodGroup, MethodTotal>()
  visit((at) => {
    if (!isTakenAt(columns, at)) return
    const id = paymentMethodIds[method[at] ?? 0] ?? 'ecocash'
    const group = isCard(id) ? 'cards' : id
    const total = totals.get(group) ?? {
      method: group,
      amount: 0,
      zwl: nothingConverted(),
      payments: 0,
      fees: 0,
      feesZwl: nothingConverted(),
    }
    total.amount += usd[at] ?? 0
    addZwl(total.zwl, columns, at)
    total.payments += 1
    total.fees += feeInUsd(columns, at)
    addZwl(total.feesZwl, columns, at, 'fee')
    totals.set(group, total)
  })
  return [...totals.values()]
}

function sharesOf(columns: Columns, visit: (see: (at: number) => void) => void): MethodShare[] {
  const sorted = methodTotals(columns, visit).sort((a, b) => b.amount - a.amount)
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
): MethodShare[] => sharesOf(ledger.columns, (see) => scan(ledger, subject, period, see))

/**
 * Returns the share of each method among the rows at the given positions, such as search results.
 */
export const methodShareAt = ({ columns }: Ledger, positions: Uint32Array): MethodShare[] =>
  sharesOf(columns, (see) => positions.forEach((at) => see(at)))

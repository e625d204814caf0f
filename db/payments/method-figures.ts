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
  /** Its share of all methods (`sharesOf`). */
  percent: number
}

/**
 * Returns each part's share of all in percent. Whole numbers that add up to 100: what rounding down
 * leaves over goes to the largest remainders. A part below one percent keeps two decimals, never 0
 * for something, and all of them together count as at least one of the hundred.
 */
export function sharesOf(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + Math.max(part, 0), 0)
  const exact = parts.map((part) => (part <= 0 ? 0 : (part / whole) * 100))
  const small = exact.filter((share) => share > 0 && share < 1)
  const inSmall = small.reduce((sum, share) => sum + share, 0)
  const shares = exact.map((share) =>
    share > 0 && share < 1
      ? Math.min(0.99, Math.max(0.01, Math.round(share * 100) / 100))
      : Math.floor(share),
  )
  const large = exact.flatMap((share, at) => (share >= 1 ? [at] : []))
  const target = 100 - (small.length === 0 ? 0 : Math.max(1, Math.round(inSmall)))
  const left = target - large.reduce((sum, at) => sum + (shares[at] ?? 0), 0)
  const remainder = (at: number) => (exact[at] ?? 0) - (shares[at] ?? 0)
  for (const at of large.sort((a, b) => remainder(b) - remainder(a)).slice(0, Math.max(left, 0)))
    shares[at] = (shares[at] ?? 0) + 1
  return shares
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
  const shares = sharesOf(sorted.map(({ amount }) => amount))
  return sorted.map(({ method, amount, zwl, payments }, at) => ({
    method,
    amount,
    zwl,
    payments,
    percent: shares[at] ?? 0,
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

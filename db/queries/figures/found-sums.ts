import { currencies, type Currency } from '../../model/money.ts'
import type { Ledger } from '../../ledger/load-ledger.ts'
import { codeOf, isRefundAt, isTakenAt } from '../../ledger/scan.ts'

/** What some transactions of one currency add up to, in its minor units. */
export interface FoundSums {
  currency: Currency
  /** What customers paid, refunded later or not, and by how many payments. */
  taken: number
  payments: number
  /** The fees of these payments. */
  fees: number
  /** What went back to customers. */
  refunded: number
  /** What was paid out to the business. */
  paidOut: number
}

/** What the transactions at some positions add up to, for each currency that is among them. Spec §2 Transactions. */
export function foundSums({ columns }: Ledger, positions: Uint32Array): FoundSums[] {
  const { column } = columns
  const sums = currencies.map((currency) => ({
    currency,
    rows: 0,
    taken: 0,
    payments: 0,
    fees: 0,
    refunded: 0,
    paidOut: 0,
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
    } else if (isRefundAt(columns, at)) sum.refunded += amount
    else if (column.type[at] === codeOf.payout && column.status[at] === codeOf.successful)
      sum.paidOut += amount
  }
  return sums.filter(({ rows }) => rows > 0).map(({ rows: _rows, ...sum }) => sum)
}

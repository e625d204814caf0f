import { inUsd } from '../model/money.ts'
import type { Transaction } from '../model/transaction.ts'

/** Whether a customer's money came in: a payment that succeeded, refunded later or not. */
export const isTaken = ({ type, status }: Transaction) =>
  type === 'payment' && (status === 'successful' || status === 'refunded')

/** What customers paid, per key, in minor units of USD. */
export function volumeBy(
  transactions: readonly Transaction[],
  key: (transaction: Transaction) => string,
): Map<string, number> {
  const totals = new Map<string, number>()
  for (const row of transactions) {
    if (!isTaken(row)) continue
    totals.set(key(row), (totals.get(key(row)) ?? 0) + inUsd(row.amount, row.currency))
  }
  return totals
}

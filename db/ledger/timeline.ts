import type { Transaction, TransactionStep } from '../payments/schemas.ts'

type Refund = Pick<Transaction, 'amount' | 'date'>

/**
 * Returns the history step of a refund, when `refunded` of `amount` has been returned in total, in
 * minor units.
 */
export function refundStep(amount: number, refunded: number, at: string): TransactionStep {
  return refunded === amount
    ? { status: 'refunded', at }
    : { status: 'successful', at, note: 'Partly refunded' }
}

/**
 * Returns a transaction's states, oldest first. Sample rows store none, so theirs are derived from
 * the date and the payment's `refunds`, oldest first.
 */
export function timelineOf(
  { history, date, status, amount }: Transaction,
  refunds: readonly Refund[] = [],
): TransactionStep[] {
  if (history) return history
  const began: TransactionStep = { status: 'pending', at: date }
  if (status === 'pending') return [began]
  const outcome = status === 'refunded' ? 'successful' : status
  let given = 0
  const givenBack = refunds.map((refund) =>
    refundStep(amount, (given += refund.amount), refund.date),
  )
  return [began, { status: outcome, at: date }, ...givenBack]
}

import type { Transaction, TransactionStep } from '../model/transaction.ts'

/**
 * A transaction's course, oldest first. A row of the sample data keeps none: it began at its date and, unless it is
 * still pending, became what it is there and then.
 */
export function timelineOf({ history, date, status }: Transaction): TransactionStep[] {
  if (history) return history
  const began: TransactionStep = { status: 'pending', at: date }
  if (status === 'pending') return [began]
  if (status !== 'refunded') return [began, { status, at: date }]
  return [began, { status: 'successful', at: date }, { status, at: date }]
}

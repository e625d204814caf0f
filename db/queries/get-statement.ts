import type { Part } from '../database.ts'
import type { Period } from '../model/days.ts'
import type { StatementLine } from '../model/reconcile.ts'
import { debitedReason } from '../model/test-account.ts'
import type { PaymentMethodId, Transaction } from '../model/transaction.ts'

/** Whose statement, and of which time, in milliseconds: from its first instant on, and before the other. */
export interface StatementAsked extends Period {
  method: PaymentMethodId
}

/** The payments by a method in a stretch of time, oldest first: what a provider's statement is held against. */
export async function getStatementPayments(
  db: Part<'transactions'>,
  { method, from, before }: StatementAsked,
): Promise<Transaction[]> {
  const instant = (moment: number) => new Date(moment).toISOString()
  const rows = await db.transactions
    .where('date')
    .between(instant(from), instant(before), true, false)
    .toArray()
  return rows.filter(({ type, paymentMethod }) => type === 'payment' && paymentMethod === method)
}

/** The provider's number of a payment: its time and ours, as such numbers are made. */
const receiptOf = ({ id, date }: Transaction): string =>
  `MP${date.slice(2, 10).replaceAll('-', '')}.${date.slice(11, 16).replace(':', '')}.${id.slice(3)}`

/**
 * A provider's statement as this simulation makes it: what the ledger says was taken, and what was debited and never
 * confirmed, of which the provider knows no number of ours.
 */
export const statementOf = (payments: readonly Transaction[]): StatementLine[] =>
  payments.flatMap((payment) => {
    const { id, date, account, amount, currency, status, failureReason } = payment
    const isConfirmed = status === 'successful' || status === 'refunded'
    const wasDebited = failureReason === debitedReason
    if (!isConfirmed && !wasDebited) return []
    const reference = wasDebited ? '' : id
    return [
      { receipt: receiptOf(payment), reference, date: Date.parse(date), account, amount, currency },
    ]
  })

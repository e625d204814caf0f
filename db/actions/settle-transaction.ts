import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import type { Transaction } from '../model/transaction.ts'
import { transactionNumber } from '../model/transaction-number.ts'
import type { Act } from './define-action.ts'
import { tellingTables, tellPeople } from './tell-people.ts'
import { changed } from './write-log.ts'

/** The tables that settling needs. */
export const settlingTables = [...ledgerTables, 'paymentLinks', ...tellingTables] as const
type Settling = Act<(typeof settlingTables)[number]>

/** Tells the merchant that a customer has paid one of its links. */
async function notify(act: Settling, row: Transaction): Promise<void> {
  if (row.linkId === undefined || row.status !== 'successful' || row.type !== 'payment') return
  const link = await act.db.paymentLinks.get(row.linkId)
  const linkName = link?.name ?? `Link ${row.linkId}`
  const told = {
    id: `N-${transactionNumber(row.id)}`,
    merchantId: row.merchantId,
    kind: 'link-paid' as const,
    transactionId: row.id,
    customer: row.customer,
    amount: row.amount,
    currency: row.currency,
    linkName,
    createdAt: act.now,
    readAt: null,
  }
  await tellPeople(act, told, {
    subject: `${row.customer} paid ${row.currency} ${(row.amount / 100).toFixed(2)}`,
    body: `By ${linkName}. The payment is ${row.id}.`,
    link: { label: 'View payment', path: `/dashboard/payments/transactions/${row.id}` },
  })
}

/**
 * Gives a pending row its outcome, inside the act's transaction: it succeeds, or fails as its account's number fixed;
 * a link's payment that succeeds is told to the merchant. Spec §4.
 */
export async function settle(act: Settling, row: Transaction): Promise<Transaction> {
  const { settlesAt: _at, willFail, ...kept } = row
  const status = willFail === undefined ? 'successful' : 'failed'
  const settled: Transaction = {
    ...kept,
    status,
    ...(willFail !== undefined && { failureReason: willFail }),
    history: [
      ...timelineOf(row),
      { status, at: act.now, ...(willFail !== undefined && { note: willFail }) },
    ],
  }
  await putTransactions(act.db, settled)
  await notify(act, settled)
  await act.log({
    action: status === 'successful' ? `Completed ${row.type}` : `Failed ${row.type}`,
    target: row.id,
    type: 'system',
    merchantId: row.merchantId,
    ...changed(row, settled, ['status']),
  })
  return settled
}

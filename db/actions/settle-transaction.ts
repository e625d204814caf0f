import * as v from 'valibot'
import type { ActionContext } from '../action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import { notification } from '../model/notification.ts'
import type { Transaction } from '../model/transaction.ts'
import { transactionNumber } from '../model/transaction-number.ts'
import { writeLog } from './write-log.ts'

/** The tables that settling needs in its transaction. */
export const settlingTables = ({ db }: ActionContext) => [
  ...ledgerTables(db),
  db.paymentLinks,
  db.notifications,
  db.activityLog,
  db.counters,
]

/** Tells the merchant that a customer has paid one of its links. */
async function notify({ db, now }: ActionContext, row: Transaction): Promise<void> {
  if (row.linkId === undefined || row.status !== 'successful' || row.type !== 'payment') return
  const link = await db.paymentLinks.get(row.linkId)
  const told = v.parse(notification, {
    id: `N-${transactionNumber(row.id)}`,
    merchantId: row.merchantId,
    kind: 'link-paid',
    transactionId: row.id,
    customer: row.customer,
    amount: row.amount,
    currency: row.currency,
    linkName: link?.name ?? `Link ${row.linkId}`,
    createdAt: now,
    readAt: null,
  })
  await db.notifications.put(told)
}

/**
 * Gives a pending row its outcome, inside the caller's transaction: it succeeds, or fails as its account's number fixed;
 * a link's payment that succeeds is told to the merchant. Spec §4.
 */
export async function settle(context: ActionContext, row: Transaction): Promise<Transaction> {
  const { settlesAt: _at, willFail, ...kept } = row
  const status = willFail === undefined ? 'successful' : 'failed'
  const settled: Transaction = {
    ...kept,
    status,
    ...(willFail !== undefined && { failureReason: willFail }),
    history: [
      ...timelineOf(row),
      { status, at: context.now, ...(willFail !== undefined && { note: willFail }) },
    ],
  }
  await putTransactions(context.db, settled)
  await notify(context, settled)
  await writeLog(context, {
    action: status === 'successful' ? `Completed ${row.type}` : `Failed ${row.type}`,
    target: row.id,
    type: 'system',
    merchantId: row.merchantId,
    before: { status: row.status },
    after: { status },
  })
  return settled
}

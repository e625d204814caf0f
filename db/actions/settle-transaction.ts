import { ActionError, type ActionContext } from '../action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
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
  await db.notifications.put({
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
}

/** Gives a pending row its outcome, inside the caller's transaction. */
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

/**
 * Settles a pending transaction now: it succeeds, or fails as its account's number fixed; a link's payment that
 * succeeds is told to the merchant. Refused with `not-found` or `not-pending`. Spec §4.
 */
export async function settleTransaction(
  context: ActionContext,
  id: Transaction['id'],
): Promise<Transaction> {
  const { db } = context
  return db.transaction('rw', settlingTables(context), async () => {
    const row = await db.transactions.get(id)
    if (!row) throw new ActionError('not-found', `There is no transaction ${id}.`)
    const { status } = row
    if (status !== 'pending')
      throw new ActionError('not-pending', `${id} is ${status} already.`, { id, status })
    return settle(context, row)
  })
}

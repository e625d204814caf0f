import { ActionError, type ActionContext } from '../action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import { settleDelay } from '../model/test-account.ts'
import type { Transaction } from '../model/transaction.ts'
import { writeLog } from './write-log.ts'

/**
 * Sends a pending transaction again: it is processed, and settles 2 s later (`settlesAt`). One that is about to settle
 * anyway stays as it is. Refused with `not-found` or `not-pending`. Spec §4.
 */
export async function retryTransaction(
  context: ActionContext,
  id: Transaction['id'],
): Promise<Transaction> {
  const { db, now } = context
  const tables = [...ledgerTables(db), db.activityLog, db.counters]
  const settlesAt = new Date(Date.parse(now) + settleDelay).toISOString()
  return db.transaction('rw', tables, async () => {
    const row = await db.transactions.get(id)
    if (!row) throw new ActionError('not-found', `There is no transaction ${id}.`)
    const { status } = row
    if (status !== 'pending')
      throw new ActionError('not-pending', `${id} is ${status} already.`, { id, status })
    if (row.settlesAt !== undefined && row.settlesAt <= settlesAt) return row
    const retried: Transaction = {
      ...row,
      settlesAt,
      history: [...timelineOf(row), { status, at: now, note: 'Retried' }],
    }
    await Promise.all([
      putTransactions(db, retried),
      writeLog(context, {
        action: `Retried ${row.type}`,
        target: id,
        type: 'system',
        merchantId: row.merchantId,
      }),
    ])
    return retried
  })
}

import type { ActionContext } from '../action.ts'
import { ledgerTables } from '../ledger/put-transactions.ts'
import type { Transaction } from '../model/transaction.ts'
import { enterTransaction, findAttempt, type NewEntry } from './enter-transaction.ts'
import { writeLog } from './write-log.ts'

export type NewTransaction = Omit<NewEntry, 'type' | 'linkId' | 'reference'> & {
  type: 'payment' | 'payout' | 'adjustment'
  reference?: string | undefined
}

/**
 * Enters a transaction by hand: pending, with its fee, until it settles after a moment (`settlesAt`), as its account's
 * number fixes it. Amounts in minor units. The same attempt again gives the row that it made. Refused with
 * `not-found`, `not-taking-payments`, `over-limit`, `method-disabled` or `invalid`. Spec §2 Transactions.
 */
export async function createTransaction(
  context: ActionContext,
  { reference = '', ...entry }: NewTransaction,
): Promise<Transaction> {
  const { db } = context
  const tables = [
    ...ledgerTables(db),
    db.merchants,
    db.merchantFees,
    db.paymentMethods,
    db.activityLog,
    db.counters,
  ]
  return db.transaction('rw', tables, async () => {
    const made = await findAttempt(context, entry.attemptId)
    if (made) return made
    const row = await enterTransaction(context, { ...entry, reference: reference.trim() })
    await writeLog(context, {
      action: `Created ${row.type}`,
      target: row.id,
      type: 'system',
      merchantId: row.merchantId,
      after: { amount: row.amount, currency: row.currency, status: row.status },
    })
    return row
  })
}

import type { PaidDatabase } from '../database.ts'
import type { ActivityLogEntry } from '../model/activity-log-entry.ts'
import type { Transaction } from '../model/transaction.ts'

/** What the log says of a transaction, the newest first: what was done to it, and what made it. */
export async function getTransactionLog(
  db: PaidDatabase,
  { id, merchantId }: Pick<Transaction, 'id' | 'merchantId'>,
): Promise<ActivityLogEntry[]> {
  const entries = await db.activityLog.where('merchantId').equals(merchantId).toArray()
  return entries
    .filter(({ target, after }) => target === id || after?.transaction === id)
    .sort((a, b) => b.timestamp.localeCompare(a.timestamp))
}

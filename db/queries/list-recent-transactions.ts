import type { PaidDatabase } from '../database.ts'
import type { Transaction } from '../model/transaction.ts'

const day = 86_400_000

/** Every transaction of the last `days` days, all merchants, oldest first. */
export async function listRecentTransactions(
  db: PaidDatabase,
  days: number,
  now = new Date(),
): Promise<Transaction[]> {
  const since = new Date(now.getTime() - days * day).toISOString()
  return db.transactions.where('date').aboveOrEqual(since).toArray()
}

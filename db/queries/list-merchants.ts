import type { PaidDatabase } from '../database.ts'
import { volumeBy } from '../ledger/volume.ts'
import type { Merchant } from '../model/merchant.ts'
import { listRecentTransactions } from './list-recent-transactions.ts'

export interface MerchantListing extends Merchant {
  /** What its customers paid in the last 30 days, in minor units of USD. */
  transactionVolume: number
}

/** The console's directory of merchants by name, each with its volume over 30 days. */
export async function listMerchants(
  db: PaidDatabase,
  now = new Date(),
): Promise<MerchantListing[]> {
  const [merchants, recent] = await Promise.all([
    db.merchants.orderBy('name').toArray(),
    listRecentTransactions(db, 30, now),
  ])
  const volumes = volumeBy(recent, ({ merchantId }) => merchantId)
  return merchants.map((row) => ({ ...row, transactionVolume: volumes.get(row.id) ?? 0 }))
}

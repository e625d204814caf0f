import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { Merchant } from '../model/merchant.ts'
import { merchantVolumes } from './figures/volumes.ts'

export interface MerchantListing extends Merchant {
  /** What its customers paid in the last 30 days, in minor units of USD. */
  transactionVolume: number
}

/** The console's directory of merchants by name, each with its volume over 30 days. */
export async function listMerchants(
  db: PaidDatabase,
  now = new Date(),
): Promise<MerchantListing[]> {
  const [ledger, merchants] = await Promise.all([
    loadLedger(db),
    db.merchants.orderBy('name').toArray(),
  ])
  const volumes = merchantVolumes(ledger, now)
  return merchants.map((row) => ({ ...row, transactionVolume: volumes.get(row.id) ?? 0 }))
}

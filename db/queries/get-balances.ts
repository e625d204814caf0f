import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import { balancesOf, type Balances } from './figures/balances.ts'

/** A merchant's balances in minor units of USD. The opening figures are the demo merchant's. Spec §9. */
export async function getBalances(db: PaidDatabase, merchantId: MerchantId): Promise<Balances> {
  const [ledger, opening, disputes] = await Promise.all([
    loadLedger(db),
    db.openingFigures.toArray(),
    db.disputes.where('merchantId').equals(merchantId).toArray(),
  ])
  return balancesOf(ledger, merchantId, { opening, disputes })
}

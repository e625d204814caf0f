import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import { balances, type Balances } from './figures/balances.ts'
import { demoMerchantId } from './get-persona.ts'

/** A merchant's balances in minor units of USD. The opening figures are the demo merchant's. Spec §9. */
export async function getBalances(db: PaidDatabase, merchantId: MerchantId): Promise<Balances> {
  const [ledger, opening] = await Promise.all([loadLedger(db), db.openingFigures.toArray()])
  return balances(ledger, merchantId, merchantId === demoMerchantId ? opening : [])
}

import type { PaidDatabase } from '../database.ts'
import { loadLedger, type Ledger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import { getMerchantId } from './get-persona.ts'

export interface MerchantLedger {
  /** All of it: what is asked of it names the merchant. */
  ledger: Ledger
  merchantId: MerchantId
}

/**
 * The ledger in memory, live, and whose dashboard is open: give them to `findTransactions` and the figures, which answer
 * at once. The first time it is read from the columns kept beside the rows.
 */
export async function getMerchantLedger(db: PaidDatabase): Promise<MerchantLedger> {
  // Side by side: each question to the database takes a phone a while.
  const [merchantId, ledger] = await Promise.all([getMerchantId(db), loadLedger(db)])
  return { merchantId, ledger }
}

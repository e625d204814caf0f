import type { PaidDatabase } from '../database.ts'
import { loadLedger, type Ledger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'

export interface ConsoleLedger {
  ledger: Ledger
  /** For `findTransactions`, which searches them too, and for the table. */
  merchantNames: ReadonlyMap<MerchantId, string>
}

/** The ledger of all merchants, with their names. Spec §2 Super-admin console, Transactions. */
export async function getConsoleLedger(db: PaidDatabase): Promise<ConsoleLedger> {
  const [ledger, merchants] = await Promise.all([loadLedger(db), db.merchants.toArray()])
  return { ledger, merchantNames: new Map(merchants.map(({ id, name }) => [id, name])) }
}

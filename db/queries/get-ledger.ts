import type { PaidDatabase } from '../database.ts'
import { loadLedger, type Ledger } from '../ledger/load-ledger.ts'

/**
 * The ledger in memory, live: give it to `findTransactions` and the figures, which answer at once. The first time it
 * is read from the columns kept beside the rows; a screen asks with `useQuery(getLedger)`.
 */
export async function getLedger(db: PaidDatabase): Promise<Ledger> {
  return loadLedger(db)
}

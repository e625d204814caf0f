import type { PaidDatabase } from '#db/database.ts'
import type { MerchantId } from '#db/model/common.ts'
import { getMerchantId } from '#db/queries/get-persona.ts'
import { useQuery, type Show } from './use-query.ts'

/** Reads, live, what belongs to the business whose dashboard is open: that of the person signed in, else the demo's. */
export function useMerchantQuery<T>(
  query: (db: PaidDatabase, merchantId: MerchantId) => Promise<T>,
  dependencies: readonly unknown[] = [],
  show?: Show<T>,
): T | undefined {
  return useQuery(async (db) => query(db, await getMerchantId(db)), dependencies, show, query)
}

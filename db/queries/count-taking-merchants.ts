import type { PaidDatabase } from '../database.ts'

/** How many merchants take payments: all but those that are suspended. */
export const countTakingMerchants = (db: PaidDatabase): Promise<number> =>
  db.merchants.where('status').notEqual('suspended').count()

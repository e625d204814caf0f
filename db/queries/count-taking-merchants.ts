import type { PaidDatabase } from '../database.ts'
import { takesPayments } from '../model/takes-payments.ts'

/** How many merchants take payments (`takesPayments`). */
export const countTakingMerchants = (db: PaidDatabase): Promise<number> =>
  db.merchants.where('status').notEqual('suspended').and(takesPayments).count()

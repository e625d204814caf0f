import type { PaidDatabase } from '../database.ts'

/** How many applications wait for a decision. */
export async function countPendingMerchants(db: PaidDatabase): Promise<number> {
  return db.merchants.where('approvalStatus').anyOf(['PENDING', 'UNDER_REVIEW']).count()
}

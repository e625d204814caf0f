import type { PaidDatabase } from '../database.ts'
import { waiting } from './list-pending-merchants.ts'

/** How many applications wait for a decision. */
export async function countPendingMerchants(db: PaidDatabase): Promise<number> {
  // Read, not counted: what can't be read is not in the queue.
  const merchants = await db.merchants.where('approvalStatus').anyOf(waiting).toArray()
  return merchants.length
}

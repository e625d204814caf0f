import type { PaidDatabase } from '../database.ts'
import { waiting } from './list-pending-merchants.ts'

/** How many applications wait for a decision. */
export async function countPendingMerchants(db: PaidDatabase): Promise<number> {
  const counts = await Promise.all(
    waiting.map((status) => db.merchants.where({ approvalStatus: status }).count()),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

import type { PaidDatabase } from '../database.ts'
import type { ApprovalStatus, Merchant } from '../model/merchant.ts'
import { byReviewClock } from '../model/review-target.ts'

/** Those that wait for a decision. */
export const waiting: ApprovalStatus[] = ['PENDING', 'UNDER_REVIEW']

/** Whether an application still waits for a decision. */
export const isWaiting = ({ approvalStatus }: Merchant) => waiting.includes(approvalStatus)

export interface PendingMerchant extends Merchant {
  /** The names of the documents that came with the application. */
  documents: string[]
}

/** The console's queue: waiting applications with their documents, in the order of the review clock. Spec §4, §9. */
export async function listPendingMerchants(
  db: PaidDatabase,
  now = Date.now(),
): Promise<PendingMerchant[]> {
  const rows = await db.transaction('r', db.merchants, db.documents, async () => {
    const merchants = await Promise.all(
      waiting.map((status) => db.merchants.where({ approvalStatus: status }).toArray()),
    )
    return Promise.all(
      merchants.flat().map(async (merchant) => {
        const documents = await db.documents.where({ merchantId: merchant.id }).toArray()
        return { ...merchant, documents: documents.map(({ name }) => name) }
      }),
    )
  })
  return rows.sort(byReviewClock(now))
}

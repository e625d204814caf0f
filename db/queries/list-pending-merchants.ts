import type { PaidDatabase } from '../database.ts'
import type { ApprovalStatus, Merchant, Priority } from '../model/merchant.ts'

const waiting: ApprovalStatus[] = ['PENDING', 'UNDER_REVIEW']
const order: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** Whether an application still waits for a decision. */
export const isWaiting = ({ approvalStatus }: Merchant) => waiting.includes(approvalStatus)

export interface PendingMerchant extends Merchant {
  /** The names of the documents that came with the application. */
  documents: string[]
}

/** The console's queue: waiting applications with their documents, the most urgent and then the oldest first. */
export async function listPendingMerchants(db: PaidDatabase): Promise<PendingMerchant[]> {
  const merchants = await db.merchants.where('approvalStatus').anyOf(waiting).toArray()
  const documents = await db.documents
    .where('merchantId')
    .anyOf(merchants.map(({ id }) => id))
    .toArray()
  return merchants
    .map((row) => ({
      ...row,
      documents: documents.filter((each) => each.merchantId === row.id).map(({ name }) => name),
    }))
    .sort(
      (a, b) =>
        order[a.priority ?? 'low'] - order[b.priority ?? 'low'] ||
        a.createdDate.localeCompare(b.createdDate),
    )
}

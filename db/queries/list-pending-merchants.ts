import type { PaidDatabase } from '../database.ts'
import type { ApprovalStatus, Merchant, Priority } from '../model/merchant.ts'

/** Those that wait for a decision. */
export const waiting: ApprovalStatus[] = ['PENDING', 'UNDER_REVIEW']
const order: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** Whether an application still waits for a decision. */
export const isWaiting = ({ approvalStatus }: Merchant) => waiting.includes(approvalStatus)

export interface PendingMerchant extends Merchant {
  /** The names of the documents that came with the application. */
  documents: string[]
}

/** The most urgent first, then the oldest. */
export const byUrgency = (a: Merchant, b: Merchant): number =>
  order[a.priority ?? 'low'] - order[b.priority ?? 'low'] ||
  a.createdDate.localeCompare(b.createdDate)

/** The console's queue: waiting applications with their documents, the most urgent and then the oldest first. */
export async function listPendingMerchants(db: PaidDatabase): Promise<PendingMerchant[]> {
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
  return rows.sort(byUrgency)
}

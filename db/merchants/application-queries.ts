import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { byReviewClock } from './review-target.ts'
import type { ApprovalStatus, BusinessDocument, Director, Merchant } from './schemas.ts'

/** Compares documents, newest first. */
export const newestDocumentFirst = (a: BusinessDocument, b: BusinessDocument): number =>
  b.uploadDate.localeCompare(a.uploadDate) || b.id.localeCompare(a.id)

export interface Application {
  merchant: Merchant
  documents: BusinessDocument[]
  directors: Director[]
}

/**
 * Returns a business with its documents and directors, for its own screen and the reviewer; null
 * for an unknown id.
 */
export async function getApplication(
  db: PaidDatabase,
  id: MerchantId,
): Promise<Application | null> {
  const merchant = await db.merchants.get(id)
  if (!merchant) return null
  const [documents, directors] = await Promise.all([
    db.documents.where('merchantId').equals(id).toArray(),
    db.directors.where('merchantId').equals(id).toArray(),
  ])
  documents.sort(newestDocumentFirst)
  return { merchant, documents, directors }
}

/** The stages before a decision. */
const waiting: ApprovalStatus[] = ['PENDING', 'UNDER_REVIEW']

/** Returns whether an application still waits for a decision. */
export const isWaiting = ({ approvalStatus }: Merchant) => waiting.includes(approvalStatus)

export interface PendingMerchant extends Merchant {
  documents: string[]
}

/**
 * Returns the console's queue: waiting applications with their documents, in the order of the
 * review clock. ADM-3.
 */
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

/** Returns the number of applications waiting for a decision. */
export async function countPendingMerchants(db: PaidDatabase): Promise<number> {
  // Reads the rows instead of counting keys, because unreadable rows are not in the queue.
  const merchants = await db.merchants.where('approvalStatus').anyOf(waiting).toArray()
  return merchants.length
}

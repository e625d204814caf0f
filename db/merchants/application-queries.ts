import { currentTime } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { listReviewers } from '../people/queries.ts'
import type { AdminUser } from '../people/schemas.ts'
import { byReviewClock } from './review-target.ts'
import type { BusinessDocument, Director, Merchant, MerchantNote } from './schemas.ts'
import { isWaiting, waitingStages } from './rules.ts'

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

/** An application with the staff's notes about it, newest first, and those who can handle it. */
export interface Review extends Application {
  notes: MerchantNote[]
  reviewers: AdminUser[]
}

/** Returns everything that a decision on an application needs; null for an unknown id. ADM-3. */
export async function getReview(db: PaidDatabase, id: MerchantId): Promise<Review | null> {
  const [application, notes, reviewers] = await Promise.all([
    getApplication(db, id),
    listNotes(db, id),
    listReviewers(db),
  ])
  return application && { ...application, notes, reviewers }
}

/** Lists the staff's notes about a merchant, newest first. */
export async function listNotes(db: PaidDatabase, id: MerchantId): Promise<MerchantNote[]> {
  const notes = await db.merchantNotes.where('merchantId').equals(id).toArray()
  return notes.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
}

/** An application with what its required documents are read from. */
export interface PendingMerchant extends Merchant {
  documents: BusinessDocument[]
  directors: Director[]
}

/** Returns an application of the queue as the rules of its documents read it. */
export const papersOf = ({ documents, directors, ...merchant }: PendingMerchant): Application => ({
  merchant,
  documents,
  directors,
})

/** Returns applications by their ids, with their documents and directors, for a decision on them. */
export async function listApplications(
  db: PaidDatabase,
  ids: readonly MerchantId[],
): Promise<PendingMerchant[]> {
  const [merchants, documents, directors] = await Promise.all([
    db.merchants.bulkGet([...ids]),
    db.documents.where('merchantId').anyOf(ids).toArray(),
    db.directors.where('merchantId').anyOf(ids).toArray(),
  ])
  return merchants
    .filter((merchant) => merchant !== undefined)
    .map((merchant) => ({
      ...merchant,
      documents: documents.filter(({ merchantId }) => merchantId === merchant.id),
      directors: directors.filter(({ merchantId }) => merchantId === merchant.id),
    }))
}

/**
 * Returns the console's queue: waiting applications with their documents, in the order of the
 * review clock. ADM-3.
 */
export async function listPendingMerchants(
  db: PaidDatabase,
  now = currentTime(),
): Promise<PendingMerchant[]> {
  const rows = await db.transaction('r', db.merchants, db.documents, db.directors, async () => {
    const merchants = await Promise.all(
      waitingStages.map((status) => db.merchants.where({ approvalStatus: status }).toArray()),
    )
    return listApplications(
      db,
      merchants
        .flat()
        .filter(isWaiting)
        .map(({ id }) => id),
    )
  })
  return rows.sort(byReviewClock(now))
}

/** Returns the number of applications waiting for a decision. */
export async function countPendingMerchants(db: PaidDatabase): Promise<number> {
  // Reads the rows instead of counting keys, because unreadable rows are not in the queue.
  const merchants = await db.merchants.where('approvalStatus').anyOf(waitingStages).toArray()
  return merchants.filter(isWaiting).length
}

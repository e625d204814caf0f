import type { PaidDatabase } from '../database.ts'
import type { BusinessDocument } from '../model/business-document.ts'
import type { MerchantId } from '../model/common.ts'
import type { Director } from '../model/director.ts'
import type { Merchant } from '../model/merchant.ts'

/** The order of documents: the newest first. */
export const newestDocumentFirst = (a: BusinessDocument, b: BusinessDocument): number =>
  b.uploadDate.localeCompare(a.uploadDate) || b.id.localeCompare(a.id)

export interface Application {
  merchant: Merchant
  /** The newest first. */
  documents: BusinessDocument[]
  directors: Director[]
}

/** A business with its documents and directors, as its own screen and the reviewer see it; null for an unknown id. */
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

import type { PaidDatabase } from '../database.ts'
import type { StoredFile } from '../model/business-document.ts'

/** The bytes of a document; null when none were kept. */
export async function getStoredFile(
  db: PaidDatabase,
  documentId: string,
): Promise<StoredFile | null> {
  return (await db.files.get(documentId)) ?? null
}

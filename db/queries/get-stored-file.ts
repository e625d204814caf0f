import { Dexie } from 'dexie'
import type { PaidDatabase } from '../database.ts'
import type { StoredFile } from '../model/business-document.ts'
import { isReadable, loadSchemas } from '../readable.ts'

/** The bytes of a document; null when none were kept that can be read. */
export async function getStoredFile(
  db: PaidDatabase,
  documentId: string,
): Promise<StoredFile | null> {
  const file = await db.files.get(documentId)
  if (file) await Dexie.waitFor(loadSchemas())
  return file && isReadable('files', file) ? file : null
}

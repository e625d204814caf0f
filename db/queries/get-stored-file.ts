import { Dexie } from 'dexie'
import type { PaidDatabase } from '../database.ts'
import type { StoredFile } from '../model/business-document.ts'
import { isReadable, loadSchemas } from '../readable.ts'

const unpacked = (bytes: ArrayBuffer): Promise<ArrayBuffer> =>
  new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).arrayBuffer()

/**
 * The bytes of a document, a dispute's evidence or a report, unpacked where they are kept packed; null when none were
 * kept that can be read.
 */
export async function getStoredFile(
  db: PaidDatabase,
  id: string,
): Promise<Omit<StoredFile, 'encoding'> | null> {
  const file = await db.files.get(id)
  if (file) await Dexie.waitFor(loadSchemas())
  if (!file || !isReadable('files', file)) return null
  const { mime, bytes, encoding } = file
  return { id, mime, bytes: encoding ? await Dexie.waitFor(unpacked(bytes)) : bytes }
}

import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { cleanFileName } from '../files/file-name.ts'
import { detectMime, maxUploadBytes } from '../files/file-type.ts'
import { businessDocument, type BusinessDocument } from '../model/business-document.ts'
import type { MerchantId } from '../model/common.ts'
import { nextId } from '../next-id.ts'
import { writeLog } from './write-log.ts'

export interface Upload {
  merchantId: MerchantId
  name: string
  bytes: ArrayBuffer
}

/**
 * Keeps a document of a business and its bytes, with status pending. Refused, with nothing stored, as `file-empty`,
 * `file-too-large` or `file-type-not-allowed` (by its content, not its name), or `not-found`. Spec §4, §5.
 */
export async function uploadDocument(
  context: ActionContext,
  upload: Upload,
): Promise<BusinessDocument> {
  const { db, now } = context
  const { merchantId, bytes } = upload
  const name = cleanFileName(upload.name)
  if (bytes.byteLength === 0) throw new ActionError('file-empty', `${name} is empty.`, { name })
  if (bytes.byteLength > maxUploadBytes)
    throw new ActionError('file-too-large', `${name} is larger than 10MB.`, { name })
  const mime = detectMime(bytes)
  if (!mime)
    throw new ActionError('file-type-not-allowed', `${name} is of no allowed type.`, { name })

  const tables = [db.merchants, db.documents, db.files, db.activityLog, db.counters]
  return db.transaction('rw', tables, async () => {
    const owner = await db.merchants.get(merchantId)
    if (!owner) throw new ActionError('not-found', `There is no merchant ${merchantId}.`)
    const row = v.parse(businessDocument, {
      id: await nextId(db, 'D'),
      merchantId,
      name,
      uploadDate: now,
      status: 'pending',
      type: 'other',
      size: `${(bytes.byteLength / 1_048_576).toFixed(1)} MB`,
      uploadedBy: 'Current User',
    })
    await db.documents.add(row)
    await db.files.add({ id: row.id, mime, bytes })
    await writeLog(context, {
      action: 'Uploaded document',
      target: `${name} (${owner.name})`,
      type: 'review',
    })
    return row
  })
}

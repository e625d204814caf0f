import { ActionError } from '../action.ts'
import { cleanFileName } from '../files/file-name.ts'
import { detectMime, maxUploadBytes } from '../files/file-type.ts'
import type { MerchantId } from '../model/common.ts'
import { nextId } from '../next-id.ts'
import { defineAction } from './define-action.ts'

export interface Upload {
  merchantId: MerchantId
  name: string
  bytes: ArrayBuffer
}

/**
 * Keeps a document of a business and its bytes, with status pending. Refused, with nothing stored, as `file-empty`,
 * `file-too-large` or `file-type-not-allowed` (by its content, not its name), or `not-found`. Spec §4, §5.
 */
export const uploadDocument = defineAction(
  ['merchants', 'documents', 'files'],
  async ({ db, now, get, put, log }, { merchantId, bytes, ...upload }: Upload) => {
    const name = cleanFileName(upload.name)
    if (bytes.byteLength === 0) throw new ActionError('file-empty', `${name} is empty.`, { name })
    if (bytes.byteLength > maxUploadBytes)
      throw new ActionError('file-too-large', `${name} is larger than 10MB.`, { name })
    const mime = detectMime(bytes)
    if (!mime)
      throw new ActionError('file-type-not-allowed', `${name} is of no allowed type.`, { name })
    const [owner, id] = await Promise.all([get('merchants', merchantId), nextId(db, 'D')])
    const [document] = await Promise.all([
      put('documents', {
        id,
        merchantId,
        name,
        uploadDate: now,
        status: 'pending',
        type: 'other',
        size: `${(bytes.byteLength / 1_048_576).toFixed(1)} MB`,
        uploadedBy: 'Current User',
      }),
      db.files.add({ id, mime, bytes }),
      log({ action: 'Uploaded document', target: `${name} (${owner.name})`, type: 'review' }),
    ])
    return document
  },
)

import { ActionError } from '../action.ts'
import { defineAction } from './define-action.ts'
import type { DeletedDocument } from './delete-document.ts'

/** Brings a deleted document back as it was, bytes included. Refused with `cannot-undo` when it is there again. */
export const restoreDocument = defineAction(
  ['merchants', 'documents', 'files'],
  async ({ db, log }, { document, file }: DeletedDocument) => {
    const { id, merchantId, name } = document
    const [owner, present] = await Promise.all([db.merchants.get(merchantId), db.documents.get(id)])
    if (!owner || present)
      throw new ActionError('cannot-undo', `${name} can't be brought back.`, { name })
    await Promise.all([
      db.documents.add(document),
      file && db.files.add(file),
      log({ action: 'Restored document', target: name, type: 'review' }),
    ])
    return document
  },
)

import { permissionOf } from '../permissions.ts'
import { deletedDocument } from './keep-document.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { documentTarget, putDocumentBack } from './keep-document.ts'

/** Brings a deleted document back as it was, bytes included. Refused with `cannot-undo` when it is there again. */
export const restoreDocument = defineAction({
  permission: permissionOf.restoreDocument,
  tables: ['merchants', 'documents', 'files'],
  input: deletedDocument,
  run: async (act, deleted) => {
    const { id, merchantId, name } = deleted.document
    const [owner, present] = await Promise.all([
      act.db.merchants.get(merchantId),
      act.db.documents.get(id),
    ])
    if (!owner || present)
      throw new ActionError('cannot-undo', `${name} can't be brought back.`, { name })
    await putDocumentBack(act, deleted)
    await act.log({
      action: 'Restored document',
      target: documentTarget(name, owner),
      type: 'review',
      merchantId,
    })
    return deleted.document
  },
})

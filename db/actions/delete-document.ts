import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { isKept } from '../merchants/schemas.ts'
import { defineAction } from '../define-action.ts'
import { documentTarget, takeDocument } from './keep-document.ts'

/**
 * Deletes a document, its bytes and its versions. Refused with `not-found`, and with `document-approved` where it must
 * stay: the approval of its business rests on it, or it is a former director's. Spec §4.
 */
export const deleteDocument = defineAction({
  permission: permissionOf.deleteDocument,
  tables: ['merchants', 'documents', 'files'],
  input: v.string(),
  run: async (act, id) => {
    const document = await act.get('documents', id)
    const { name, merchantId } = document
    const owner = await act.get('merchants', merchantId)
    if (isKept(document, owner))
      throw new ActionError('document-approved', `${name} is approved.`, { name })
    const deleted = await takeDocument(act, document)
    await act.log({
      action: 'Deleted document',
      target: documentTarget(name, owner),
      type: 'review',
      merchantId,
    })
    return deleted
  },
})

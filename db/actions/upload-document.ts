import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { pickedFile } from './keep-document.ts'
import { defineAction } from '../define-action.ts'
import { documentTarget, keepDocument } from './keep-document.ts'

/**
 * Keeps a document of a business and its bytes, with status pending. Refused, with nothing stored, as `file-empty`,
 * `file-too-large` or `file-type-not-allowed` (by its content, not its name), or `not-found`. Spec §4, §5.
 */
export const uploadDocument = defineAction({
  permission: permissionOf.uploadDocument,
  tables: ['merchants', 'documents', 'files'],
  input: v.object({ merchantId: v.string(), ...pickedFile.entries }),
  run: async (act, { merchantId, ...file }) => {
    const owner = await act.get('merchants', merchantId)
    const document = await keepDocument(act, { merchantId, type: 'other', file })
    await act.log({
      action: 'Uploaded document',
      target: documentTarget(document.name, owner),
      type: 'review',
      merchantId,
    })
    return document
  },
})

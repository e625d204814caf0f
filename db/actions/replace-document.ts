import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { pickedFile } from './keep-document.ts'
import { defineAction } from '../define-action.ts'
import { documentTarget, keepInPlaceOf } from './keep-document.ts'
import { changed } from '../log/write-log.ts'

/**
 * Puts another file in the place of a document, which waits for its review again; what it replaces stays among its
 * versions. Refused with `not-found`, `document-approved`, `file-empty`, `file-too-large` or `file-type-not-allowed`.
 * Spec §2 My Business.
 */
export const replaceDocument = defineAction({
  permission: permissionOf.replaceDocument,
  tables: ['merchants', 'documents', 'files'],
  input: v.object({ id: v.string(), ...pickedFile.entries }),
  run: async (act, { id, ...file }) => {
    const before = await act.get('documents', id)
    const owner = await act.get('merchants', before.merchantId)
    const document = await keepInPlaceOf(act, before, file)
    await act.log({
      action: 'Replaced document',
      target: documentTarget(before.name, owner),
      type: 'review',
      merchantId: owner.id,
      ...changed(before, document, ['name', 'status']),
    })
    return document
  },
})

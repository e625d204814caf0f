import type { BusinessDocument } from '../merchants/schemas.ts'
import { defineAction } from './define-action.ts'
import { documentTarget, keepInPlaceOf, type PickedFile } from './keep-document.ts'
import { changed } from './write-log.ts'

/**
 * Puts another file in the place of a document, which waits for its review again; what it replaces stays among its
 * versions. Refused with `not-found`, `document-approved`, `file-empty`, `file-too-large` or `file-type-not-allowed`.
 * Spec §2 My Business.
 */
export const replaceDocument = defineAction(
  ['merchants', 'documents', 'files'],
  async (act, { id, ...file }: PickedFile & { id: BusinessDocument['id'] }) => {
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
)

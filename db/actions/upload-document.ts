import type { MerchantId } from '../common.ts'
import { defineAction } from './define-action.ts'
import { documentTarget, keepDocument, type PickedFile } from './keep-document.ts'

export interface Upload extends PickedFile {
  merchantId: MerchantId
}

/**
 * Keeps a document of a business and its bytes, with status pending. Refused, with nothing stored, as `file-empty`,
 * `file-too-large` or `file-type-not-allowed` (by its content, not its name), or `not-found`. Spec §4, §5.
 */
export const uploadDocument = defineAction(
  ['merchants', 'documents', 'files'],
  async (act, { merchantId, ...file }: Upload) => {
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
)

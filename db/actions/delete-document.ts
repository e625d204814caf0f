import type { BusinessDocument, StoredFile } from '../model/business-document.ts'
import { defineAction } from './define-action.ts'

/** A deleted document with its bytes: what `restoreDocument` needs to bring it back. */
export interface DeletedDocument {
  document: BusinessDocument
  file: StoredFile | undefined
}

/** Deletes a document and its bytes. Refused with `not-found`. Spec §4. */
export const deleteDocument = defineAction(
  ['documents', 'files'],
  async ({ db, get, log }, id: BusinessDocument['id']): Promise<DeletedDocument> => {
    const [document, file] = await Promise.all([get('documents', id), db.files.get(id)])
    await Promise.all([
      db.documents.delete(id),
      db.files.delete(id),
      log({ action: 'Deleted document', target: document.name, type: 'review' }),
    ])
    return { document, file }
  },
)

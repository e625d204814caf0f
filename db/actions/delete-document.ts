import { ActionError, type ActionContext } from '../action.ts'
import type { BusinessDocument, StoredFile } from '../model/business-document.ts'
import { writeLog } from './write-log.ts'

/** A deleted document with its bytes: what `restoreDocument` needs to bring it back. */
export interface DeletedDocument {
  document: BusinessDocument
  file: StoredFile | undefined
}

/** Deletes a document and its bytes. Refused with `not-found`. Spec §4. */
export async function deleteDocument(
  context: ActionContext,
  id: BusinessDocument['id'],
): Promise<DeletedDocument> {
  const { db } = context
  const tables = [db.documents, db.files, db.activityLog, db.counters]
  return db.transaction('rw', tables, async () => {
    const document = await db.documents.get(id)
    if (!document) throw new ActionError('not-found', `There is no document ${id}.`)
    const file = await db.files.get(id)
    await db.documents.delete(id)
    await db.files.delete(id)
    await writeLog(context, { action: 'Deleted document', target: document.name, type: 'review' })
    return { document, file }
  })
}

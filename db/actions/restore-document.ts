import { ActionError, type ActionContext } from '../action.ts'
import type { BusinessDocument } from '../model/business-document.ts'
import type { DeletedDocument } from './delete-document.ts'
import { writeLog } from './write-log.ts'

/** Brings a deleted document back as it was, bytes included. Refused with `cannot-undo` when it is there again. */
export async function restoreDocument(
  context: ActionContext,
  { document, file }: DeletedDocument,
): Promise<BusinessDocument> {
  const { db } = context
  const tables = [db.merchants, db.documents, db.files, db.activityLog, db.counters]
  return db.transaction('rw', tables, async () => {
    const owner = await db.merchants.get(document.merchantId)
    const present = await db.documents.get(document.id)
    if (!owner || present)
      throw new ActionError('cannot-undo', `${document.name} can't be brought back.`, {
        name: document.name,
      })
    await db.documents.add(document)
    if (file) await db.files.add(file)
    await writeLog(context, { action: 'Restored document', target: document.name, type: 'review' })
    return document
  })
}

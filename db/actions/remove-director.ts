import { ActionError } from '../action.ts'
import type { Director } from '../model/director.ts'
import { defineAction, invalid } from './define-action.ts'
import { putDocumentBack, takeDocument, type DeletedDocument } from './keep-document.ts'

/** A removed director with their ID document: what `restoreDirector` needs to bring them back. */
export interface RemovedDirector {
  director: Director
  idDocument: DeletedDocument | null
}

/**
 * Removes a director of a business with their ID document. Refused with `not-found`, and with `invalid` for the last
 * one. Spec §2 My Business.
 */
export const removeDirector = defineAction(
  ['directors', 'documents', 'files'],
  async (act, id: Director['id']): Promise<RemovedDirector> => {
    const director = await act.get('directors', id)
    const { merchantId, name } = director
    if ((await act.db.directors.where('merchantId').equals(merchantId).count()) === 1)
      throw invalid(`${name} is the only director. Add another one first.`)
    const document = director.idDocument && (await act.db.documents.get(director.idDocument))
    const idDocument = document ? await takeDocument(act, document) : null
    await act.db.directors.delete(id)
    await act.log({ action: 'Removed director', target: name, type: 'configuration', merchantId })
    return { director, idDocument }
  },
)

/** Brings a removed director back, ID document included. Refused with `cannot-undo` when they are there again. */
export const restoreDirector = defineAction(
  ['merchants', 'directors', 'documents', 'files'],
  async (act, { director, idDocument }: RemovedDirector) => {
    const { id, merchantId, name } = director
    const [owner, present] = await Promise.all([
      act.db.merchants.get(merchantId),
      act.db.directors.get(id),
    ])
    if (!owner || present) throw new ActionError('cannot-undo', `${name} is there.`, { name })
    if (idDocument) await putDocumentBack(act, idDocument)
    await act.put('directors', director)
    await act.log({ action: 'Put back director', target: name, type: 'configuration', merchantId })
    return director
  },
)

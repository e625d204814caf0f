import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { deletedDocument } from './keep-document.ts'
import { ActionError } from '../action.ts'
import type { Director } from '../merchants/schemas.ts'
import { defineAction, invalid } from '../define-action.ts'
import { putDocumentBack, takeDocument, type DeletedDocument } from './keep-document.ts'

/** A removed director, with their ID document where it went too: what `restoreDirector` needs to bring them back. */
export interface RemovedDirector {
  director: Director
  idDocument: DeletedDocument | null
  /** Their ID document was approved, and stays among the papers of the business. */
  isKept: boolean
}

/**
 * Removes a director of a business with their ID document; one that is approved is kept as evidence of who was let in,
 * and says of whom it is. Refused with `not-found`, and with `invalid` for the last one. Spec §2 My Business.
 */
export const removeDirector = defineAction({
  permission: permissionOf.removeDirector,
  tables: ['directors', 'documents', 'files'],
  input: v.string(),
  run: async (act, id): Promise<RemovedDirector> => {
    const director = await act.get('directors', id)
    const { merchantId, name } = director
    if ((await act.db.directors.where('merchantId').equals(merchantId).count()) === 1)
      throw invalid(`${name} is the only director. Add another one first.`)
    const document =
      director.idDocument === undefined
        ? undefined
        : await act.db.documents.get(director.idDocument)
    const isKept = document?.status === 'approved'
    if (document && isKept) await act.put('documents', { ...document, formerDirector: name })
    const idDocument = document && !isKept ? await takeDocument(act, document) : null
    await act.db.directors.delete(id)
    await act.log({
      action: 'Removed director',
      target: name,
      type: 'configuration',
      merchantId,
      ...(isKept && { after: { keptDocument: document?.id ?? null } }),
    })
    return { director, idDocument, isKept }
  },
})

/** Brings a removed director back, ID document included. Refused with `cannot-undo` when they are there again. */
export const restoreDirector = defineAction({
  permission: permissionOf.restoreDirector,
  tables: ['merchants', 'directors', 'documents', 'files'],
  input: v.object({
    director: tableSchemas.directors,
    idDocument: v.nullable(deletedDocument),
    isKept: v.boolean(),
  }),
  run: async (act, { director, idDocument }) => {
    const { id, merchantId, name } = director
    const [owner, present] = await Promise.all([
      act.db.merchants.get(merchantId),
      act.db.directors.get(id),
    ])
    if (!owner || present) throw new ActionError('cannot-undo', `${name} is there.`, { name })
    if (idDocument) await putDocumentBack(act, idDocument)
    const kept = director.idDocument && (await act.db.documents.get(director.idDocument))
    if (kept) {
      const { formerDirector: _former, ...document } = kept
      await act.put('documents', document)
    }
    await act.put('directors', director)
    await act.log({ action: 'Put back director', target: name, type: 'configuration', merchantId })
    return director
  },
})

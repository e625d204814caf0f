import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { permissionOf } from '../permissions.ts'
import { tableSchemas } from '../tables.ts'
import {
  deletedDocument,
  type DeletedDocument,
  keepDocument,
  keepInPlaceOf,
  pickedFile,
  putDocumentBack,
  takeDocument,
} from './document-actions.ts'
import { readIdNumber } from './id-number.ts'
import type { BusinessDocument, Director } from './schemas.ts'

const savedDirector = v.object({
  id: v.nullable(v.string()),
  merchantId: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  idNumber: v.string(),
  /** A new ID document; null leaves the one that is there. */
  idFile: v.nullable(pickedFile),
  attemptId: v.string(),
})
type SavedDirector = v.InferOutput<typeof savedDirector>

async function keepIdDocument(
  act: Act<'documents' | 'files'>,
  { idDocument }: Pick<Director, 'idDocument'>,
  { merchantId, idFile: file }: SavedDirector,
): Promise<BusinessDocument | undefined> {
  if (!file) return undefined
  const former = idDocument === undefined ? undefined : await act.db.documents.get(idDocument)
  return former
    ? keepInPlaceOf(act, former, file)
    : keepDocument(act, { merchantId, type: 'identity', file })
}

/**
 * Adds a director of a business or changes one, with an ID document where one was picked: it waits
 * for its review, and what it replaces stays among its versions. Repeating an attempt returns the
 * one it added. Refuses with `not-found`, `invalid`, `document-approved` if the ID document is, or
 * as the file is. Spec §2 My Business.
 */
export const saveDirector = defineAction({
  permission: permissionOf.saveDirector,
  tables: ['merchants', 'directors', 'documents', 'files'],
  input: savedDirector,
  run: async (act, typed) => {
    const { merchantId, attemptId } = typed
    await act.get('merchants', merchantId)
    const own = await act.db.directors.where('merchantId').equals(merchantId).toArray()
    const made = own.find((each) => each.attemptId === attemptId)
    if (typed.id === null && made) return made
    const before = typed.id === null ? null : await act.get('directors', typed.id)
    const name = typed.name.trim()
    if (name === '') throw invalid('Enter a name.')
    const idNumber = typed.idNumber.trim() === '' ? null : readIdNumber(typed.idNumber)
    if (idNumber?.error !== undefined) throw invalid(`${idNumber.error}.`)
    const document = await keepIdDocument(act, before ?? {}, typed)
    const idDocument = document?.id ?? before?.idDocument
    const director = await act.put(
      'directors',
      {
        id: before?.id ?? (await nextId(act.db, 'DR')),
        merchantId,
        name,
        email: typed.email.trim(),
        phone: typed.phone.trim(),
        ...(idDocument !== undefined && { idDocument }),
        ...(idNumber && { idNumber: idNumber.number }),
        attemptId: before ? (before.attemptId ?? attemptId) : attemptId,
      },
      'A text is too long to keep.',
    )
    await act.log({
      action: before ? 'Updated director' : 'Added director',
      target: name,
      type: 'configuration',
      merchantId,
      // The number itself is nobody's business but theirs.
      ...(before
        ? changed(before, director, ['name', 'email', 'phone', 'idDocument'])
        : { after: { name, email: director.email, phone: director.phone } }),
    })
    return director
  },
})

/** A removed director, with their ID document where it went too: what `restoreDirector` needs to bring them back. */
export interface RemovedDirector {
  director: Director
  idDocument: DeletedDocument | null
  /** Their ID document was approved, and stays among the papers of the business. */
  isKept: boolean
}

/**
 * Removes a director of a business with their ID document; one that is approved is kept as evidence
 * of who was let in, and says of whom it is. Refuses with `not-found`, and with `invalid` for the
 * last one. Spec §2 My Business.
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

/**
 * Restores a removed director, ID document included. Refuses with `cannot-undo` when they are there
 * again.
 */
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

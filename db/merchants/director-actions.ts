import * as v from 'valibot'
import { type Act, defineAction, invalid, invalidText } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { tidyPhone } from '../text/phone-number.ts'
import { plainEmail, visible } from '../text/typed-text.ts'
import { personName } from '../text/validation.ts'
import {
  keepDocument,
  keepInPlaceOf,
  paperRefusals,
  pickedFile,
  removeDocument,
} from './document-actions.ts'
import { peopleNoun } from './company-kinds.ts'
import { readIdNumber } from './id-number.ts'
import type { BusinessDocument, Director } from './schemas.ts'
import { defineUndoable } from '../undo-action.ts'

const savedDirector = v.object({
  id: v.nullable(v.string()),
  merchantId: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  idNumber: v.string(),
  /** A new ID document; null leaves the existing one. */
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
    : keepDocument(act, { merchantId, purpose: 'identity', file })
}

/**
 * Adds or changes a director, with an ID document if one was picked; it awaits review, and the old
 * one stays among its versions. Repeating an attempt returns the director it added. Refuses with
 * `not-found`, `invalid`, `document-approved` if the ID document is approved, `other-document`, or
 * with the file's error. BIZ-4.
 */
export const saveDirector = defineAction('saveDirector', {
  permission: 'business',
  refuses: paperRefusals,
  invalid: ['name-without-letters', 'texts-long'],
  tables: ['merchants', 'directors', 'documents', 'files'],
  input: savedDirector,
  run: async (act, typed) => {
    const { merchantId, attemptId } = typed
    const { one: noun } = peopleNoun(await act.get('merchants', merchantId))
    const own = await act.db.directors.where('merchantId').equals(merchantId).toArray()
    const made = own.find((each) => each.attemptId === attemptId)
    if (typed.id === null && made) return made
    const before = typed.id === null ? null : await act.get('directors', typed.id)
    const name = visible(typed.name)
    if (!v.is(personName, name)) throw invalid('name-without-letters')
    const idNumber = typed.idNumber.trim() === '' ? null : readIdNumber(typed.idNumber)
    if (idNumber?.error !== undefined) throw invalidText(idNumber.error)
    const document = await keepIdDocument(act, before ?? {}, typed)
    const idDocument = document?.id ?? before?.idDocument
    const director = await act.put(
      'directors',
      {
        id: before?.id ?? (await nextId(act.db, 'DR')),
        merchantId,
        name,
        email: plainEmail(typed.email),
        phone: tidyPhone(typed.phone),
        ...(idDocument !== undefined && { idDocument }),
        ...(idNumber && { idNumber: idNumber.number }),
        attemptId: before ? (before.attemptId ?? attemptId) : attemptId,
      },
      'texts-long',
    )
    await act.log({
      action: `${before ? 'Updated' : 'Added'} ${noun}`,
      target: name,
      type: 'configuration',
      merchantId,
      // The log must not reveal the ID number.
      ...(before
        ? changed(before, director, ['name', 'email', 'phone', 'idDocument'])
        : { after: { name, email: director.email, phone: director.phone } }),
    })
    return director
  },
})

/** A removed director. */
export interface RemovedDirector {
  director: Director
  /** The ID document was approved and remains with the business. */
  isKept: boolean
}

/**
 * Removes a director and their ID document; an approved document stays as evidence and names its
 * owner. Refuses with `not-found`, and `invalid` for the last director. BIZ-4.
 */
export const removeDirector = defineUndoable('removeDirector', {
  permission: 'business',
  refuses: ['not-found'],
  invalid: ['only-director'],
  tables: ['merchants', 'directors', 'documents', 'files'],
  input: v.string(),
  run: async (act, id): Promise<RemovedDirector> => {
    const director = await act.get('directors', id)
    const { merchantId, name } = director
    const { one: noun } = peopleNoun(await act.get('merchants', merchantId))
    if ((await act.db.directors.where('merchantId').equals(merchantId).count()) === 1)
      throw invalid('only-director', { name, noun })
    const document =
      director.idDocument === undefined
        ? undefined
        : await act.db.documents.get(director.idDocument)
    const isKept = document?.status === 'approved'
    if (document && isKept) await act.put('documents', { ...document, formerDirector: name })
    if (document && !isKept) await removeDocument(act, document)
    await act.remove('directors', id)
    await act.log({
      action: `Removed ${noun}`,
      target: name,
      type: 'configuration',
      merchantId,
      ...(isKept && { after: { keptDocument: document?.id ?? null } }),
    })
    return { director, isKept }
  },
  undo: {
    of: 'directors',
    name: ({ before }) => before.name,
    log: async ({ before: { name, merchantId } }, act) => ({
      action: `Restored ${peopleNoun(await act.get('merchants', merchantId)).one}`,
      target: name,
      type: 'configuration',
      merchantId,
    }),
  },
})

import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { pickedFile } from './keep-document.ts'
import type { BusinessDocument, Director } from '../merchants/schemas.ts'
import { readIdNumber } from '../merchants/id-number.ts'
import { nextId } from '../next-id.ts'
import { defineAction, invalid, type Act } from '../define-action.ts'
import { keepDocument, keepInPlaceOf } from './keep-document.ts'
import { changed } from '../log/write-log.ts'

const savedDirector = v.object({
  /** Null adds one. */
  id: v.nullable(v.string()),
  merchantId: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** As it was typed; empty for none. */
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
 * Adds a director of a business or changes one, with an ID document where one was picked: it waits for its review, and
 * what it replaces stays among its versions. The same attempt again gives the one that it added. Refused with
 * `not-found`, `invalid`, `document-approved` where the ID document is, or as the file is. Spec §2 My Business.
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

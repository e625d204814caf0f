import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { ActionError } from '../action.ts'
import { cleanFileName } from '../files/file-name.ts'
import { detectMime } from '../files/file-type.ts'
import { maxUploadBytes } from '../files/upload-limit.ts'
import type {
  BusinessDocument,
  DocumentVersion,
  Merchant,
  StoredFile,
} from '../merchants/schemas.ts'
import { shortened } from '../common.ts'
import { nextId } from '../next-id.ts'
import type { Act } from '../define-action.ts'

/** A file as it was picked. */
export const pickedFile = v.object({ name: v.string(), bytes: v.instance(ArrayBuffer) })
export type PickedFile = v.InferOutput<typeof pickedFile>

type Keeping = Act<'documents' | 'files'>

/** The name of a document with its owner's, for the log. */
export const documentTarget = (name: string, owner: Pick<Merchant, 'name'>) =>
  shortened(`${name} (${owner.name})`)

/** What a picked file is. Throws `file-empty`, `file-too-large` or `file-type-not-allowed` (by its content). Spec §5. */
export function checkFile({ name: typed, bytes }: PickedFile) {
  const name = cleanFileName(typed)
  if (bytes.byteLength === 0) throw new ActionError('file-empty', `${name} is empty.`, { name })
  if (bytes.byteLength > maxUploadBytes)
    throw new ActionError('file-too-large', `${name} is larger than 10MB.`, { name })
  const mime = detectMime(bytes)
  if (!mime)
    throw new ActionError('file-type-not-allowed', `${name} is of no allowed type.`, { name })
  const size = `${(bytes.byteLength / 1_048_576).toFixed(1)} MB`
  return { mime, fields: { name, size, status: 'pending', uploadedBy: 'Current User' } } as const
}

/** Keeps a picked file as a new document with its bytes, status pending. Spec §4, §5. */
export async function keepDocument(
  { db, now, put }: Keeping,
  { merchantId, type, file }: Pick<BusinessDocument, 'merchantId' | 'type'> & { file: PickedFile },
): Promise<BusinessDocument> {
  const { mime, fields } = checkFile(file)
  const id = await nextId(db, 'D')
  const [document] = await Promise.all([
    put('documents', { id, merchantId, type, uploadDate: now, ...fields }),
    put('files', { id, mime, bytes: file.bytes }),
  ])
  return document
}

/**
 * Puts a picked file in the place of a document: it waits for its review, and what it replaces is kept among its
 * versions, bytes and all. Refused with `document-approved`, or as the file is.
 */
export async function keepInPlaceOf(
  { db, now, put }: Keeping,
  { versions = [], rejectionReason, reviewedBy, reviewedAt, ...before }: BusinessDocument,
  file: PickedFile,
): Promise<BusinessDocument> {
  const { id, merchantId, type, name, size, status, uploadDate, uploadedBy } = before
  if (status === 'approved')
    throw new ActionError('document-approved', `${name} is approved.`, { name })
  const { mime, fields } = checkFile(file)
  const former: StoredFile | undefined = await db.files.get(id)
  const version: DocumentVersion = {
    id: await nextId(db, 'D'),
    name,
    size,
    status,
    uploadDate,
    uploadedBy,
    ...(rejectionReason !== undefined && { rejectionReason }),
    ...(reviewedBy !== undefined && { reviewedBy }),
    ...(reviewedAt !== undefined && { reviewedAt }),
  }
  if (former) await put('files', { ...former, id: version.id })
  await put('files', { id, mime, bytes: file.bytes })
  return put('documents', {
    id,
    merchantId,
    type,
    uploadDate: now,
    ...fields,
    versions: [version, ...versions],
  })
}

/** A deleted document with its bytes and those of its versions: what is needed to bring it back. */
export const deletedDocument = v.object({
  document: tableSchemas.documents,
  files: v.array(tableSchemas.files),
})
export type DeletedDocument = v.InferOutput<typeof deletedDocument>

/** Takes a document away with all of its bytes. */
export async function takeDocument(
  { db }: Keeping,
  document: BusinessDocument,
): Promise<DeletedDocument> {
  const ids = [document.id, ...(document.versions ?? []).map(({ id }) => id)]
  const files = await db.files.bulkGet(ids)
  await Promise.all([db.documents.delete(document.id), db.files.bulkDelete(ids)])
  return { document, files: files.filter((file) => file !== undefined) }
}

/** Brings a document back as it was, bytes included. */
export async function putDocumentBack(
  { db }: Keeping,
  { document, files }: DeletedDocument,
): Promise<void> {
  await Promise.all([db.documents.add(document), db.files.bulkAdd(files)])
}

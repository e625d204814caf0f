import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { shortened } from '../common.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { cleanFileName } from '../files/file-name.ts'
import { detectMime } from '../files/file-type.ts'
import { maxUploadBytes } from '../files/upload-limit.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { permissionOf } from '../permissions.ts'
import { tableSchemas } from '../tables.ts'
import { takeUnderReview } from './application-actions.ts'
import { newsTables, tellReview } from './message-actions.ts'
import {
  type BusinessDocument,
  type DocumentVersion,
  isKept,
  type Merchant,
  type StoredFile,
} from './schemas.ts'

/** A file as it was picked. */
export const pickedFile = v.object({ name: v.string(), bytes: v.instance(ArrayBuffer) })
export type PickedFile = v.InferOutput<typeof pickedFile>

type Keeping = Act<'documents' | 'files'>

/** Returns the name of a document with its owner's, for the log. */
export const documentTarget = (name: string, owner: Pick<Merchant, 'name'>) =>
  shortened(`${name} (${owner.name})`)

/**
 * Returns what a picked file is. Throws `file-empty`, `file-too-large` or `file-type-not-allowed`
 * (by its content). Spec §5.
 */
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
 * Puts a picked file in the place of a document: it waits for its review, and what it replaces is
 * kept among its versions, bytes and all. Refuses with `document-approved`, or as the file is.
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

/**
 * Keeps a document of a business and its bytes, with status pending. Refuses, storing nothing, with
 * `file-empty`, `file-too-large` or `file-type-not-allowed` (by its content, not its name), or
 * `not-found`. Spec §4, §5.
 */
export const uploadDocument = defineAction({
  permission: permissionOf.uploadDocument,
  tables: ['merchants', 'documents', 'files'],
  input: v.object({ merchantId: v.string(), ...pickedFile.entries }),
  run: async (act, { merchantId, ...file }) => {
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
})

/**
 * Puts another file in the place of a document, which waits for its review again; what it replaces
 * stays among its versions. Refuses with `not-found`, `document-approved`, `file-empty`,
 * `file-too-large` or `file-type-not-allowed`. Spec §2 My Business.
 */
export const replaceDocument = defineAction({
  permission: permissionOf.replaceDocument,
  tables: ['merchants', 'documents', 'files'],
  input: v.object({ id: v.string(), ...pickedFile.entries }),
  run: async (act, { id, ...file }) => {
    const before = await act.get('documents', id)
    const owner = await act.get('merchants', before.merchantId)
    const document = await keepInPlaceOf(act, before, file)
    await act.log({
      action: 'Replaced document',
      target: documentTarget(before.name, owner),
      type: 'review',
      merchantId: owner.id,
      ...changed(before, document, ['name', 'status']),
    })
    return document
  },
})

/**
 * Deletes a document, its bytes and its versions. Refuses with `not-found`, and with
 * `document-approved` if it must stay: the approval of its business rests on it, or it is a former
 * director's. Spec §4.
 */
export const deleteDocument = defineAction({
  permission: permissionOf.deleteDocument,
  tables: ['merchants', 'documents', 'files'],
  input: v.string(),
  run: async (act, id) => {
    const document = await act.get('documents', id)
    const { name, merchantId } = document
    const owner = await act.get('merchants', merchantId)
    if (isKept(document, owner))
      throw new ActionError('document-approved', `${name} is approved.`, { name })
    const deleted = await takeDocument(act, document)
    await act.log({
      action: 'Deleted document',
      target: documentTarget(name, owner),
      type: 'review',
      merchantId,
    })
    return deleted
  },
})

/**
 * Restores a deleted document, bytes included. Refuses with `cannot-undo` when it is there again.
 */
export const restoreDocument = defineAction({
  permission: permissionOf.restoreDocument,
  tables: ['merchants', 'documents', 'files'],
  input: deletedDocument,
  run: async (act, deleted) => {
    const { id, merchantId, name } = deleted.document
    const [owner, present] = await Promise.all([
      act.db.merchants.get(merchantId),
      act.db.documents.get(id),
    ])
    if (!owner || present)
      throw new ActionError('cannot-undo', `${name} can't be brought back.`, { name })
    await putDocumentBack(act, deleted)
    await act.log({
      action: 'Restored document',
      target: documentTarget(name, owner),
      type: 'review',
      merchantId,
    })
    return deleted.document
  },
})

const documentReview = v.object({
  id: v.string(),
  /** The document as it was looked at: when it was uploaded, and what stood of it. */
  seen: v.pick(tableSchemas.documents, ['uploadDate', 'status']),
  /** Pending takes the review before it back. */
  status: tableSchemas.documents.entries.status,
  /** What is wrong with it, as the business reads it; a rejection has one. */
  reason: v.exactOptional(v.string()),
})

/**
 * Approves or rejects one document of an application that waits, or of a business that was approved
 * and has uploaded it since or is to bring a new one; or takes that back. The business is told. An
 * application that was not under review yet is from now on. Refuses with `not-found`,
 * `already-decided` if the application is rejected, `changed-meanwhile` if the document is not as
 * it was seen, or `invalid` without a reason to reject. Spec §4.
 */
export const reviewDocument = defineAction({
  permission: permissionOf.reviewDocument,
  tables: ['merchants', 'documents', ...newsTables],
  input: documentReview,
  run: async (act, { id, seen, status, reason = '' }) => {
    const before = await act.get('documents', id)
    const { name } = before
    const owner = await act.get('merchants', before.merchantId)
    // One that is rejected comes back with what it sends again.
    if (owner.approvalStatus === 'REJECTED')
      throw new ActionError('already-decided', `${owner.name} is rejected.`, { name: owner.name })
    if (before.uploadDate !== seen.uploadDate || before.status !== seen.status)
      throw new ActionError('changed-meanwhile', `${name} was changed.`, { name })
    const rejectionReason = reason.trim()
    if (status === 'rejected' && rejectionReason === '') throw invalid('Say what is wrong with it.')
    if (owner.approvalStatus === 'PENDING') await takeUnderReview(act, owner)
    const { rejectionReason: _reason, reviewedBy: _by, reviewedAt: _at, ...rest } = before
    const document = await act.put(
      'documents',
      {
        ...rest,
        status,
        ...(status === 'rejected' && { rejectionReason }),
        ...(status !== 'pending' && { reviewedBy: act.actor.name, reviewedAt: act.now }),
      },
      'The reason is too long.',
    )
    await tellReview(act, owner, document)
    const did = { approved: 'Approved', rejected: 'Rejected', pending: 'Took back the review of' }
    await act.log({
      action: `${did[status]} document`,
      target: documentTarget(name, owner),
      type: 'review',
      merchantId: owner.id,
      ...changed(before, document, ['status', 'rejectionReason']),
    })
    return document
  },
})

import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { shortened, typedLines } from '../common.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { cleanFileName } from '../files/file-name.ts'
import { checkUpload, foreignKind, type UploadProblem, uploadProblems } from '../files/file-type.ts'
import { withdrawNotification } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { takeUnderReview } from './application-actions.ts'
import { checkSubmitted } from './decision-actions.ts'
import { documentSize } from './document-size.ts'
import { notificationFields, newsTables, tellReview } from './messages.ts'
import { purposeNames, purposeOfName, typeFor } from './document-purposes.ts'
import { isReplaceable, isRetained } from './rules.ts'
import {
  documentPurpose,
  type BusinessDocument,
  type DocumentPurpose,
  type DocumentVersion,
  type Merchant,
  type StoredFile,
} from './schemas.ts'
import { defineUndoable } from '../undo-action.ts'

/** A file as picked. */
export const pickedFile = v.object({ name: v.string(), bytes: v.instance(ArrayBuffer) })
export type PickedFile = v.InferOutput<typeof pickedFile>

type Keeping = Act<'documents' | 'files'>

/** Returns a document's name with its owner's, for the log. */
const documentTarget = (name: string, owner: Pick<Merchant, 'name'>) =>
  shortened(`${name} (${owner.name})`)

const problems: Record<UploadProblem, string> = {
  'file-empty': 'is empty.',
  'file-too-large': 'is larger than 10MB.',
  'file-type-not-allowed': 'has a type that is not allowed.',
}

/**
 * Returns the name and type of a picked file. Throws `file-empty`, `file-too-large` or
 * `file-type-not-allowed` (by content). RULE-2.
 */
export function checkFile({ name: typed, bytes }: PickedFile) {
  const name = cleanFileName(typed)
  const { mime, problem } = checkUpload(bytes)
  if (problem)
    throw new ActionError(problem, `${name} ${problems[problem]}`, {
      name,
      ...(problem === 'file-type-not-allowed' && { kind: foreignKind(bytes) ?? '' }),
    })
  const size = documentSize(bytes.byteLength)
  return { mime, fields: { name, size, status: 'pending', uploadedBy: 'Current User' } } as const
}

/** What an action refuses with that keeps a business's document. */
export const paperRefusals = [
  'not-found',
  'document-approved',
  'other-document',
  ...uploadProblems,
] as const

/** Refuses with `other-document` a file whose name says that it is for something else. */
function checkPurpose(name: string, purpose: DocumentPurpose): void {
  const named = purposeOfName(name)
  if (named !== undefined && named !== purpose)
    throw new ActionError('other-document', `${name} is for ${named}.`, {
      name,
      purpose: purposeNames[named],
    })
}

interface NewDocument {
  merchantId: Merchant['id']
  /** What it was picked for; else its name may say so. */
  purpose?: DocumentPurpose | undefined
  file: PickedFile
}

/**
 * Stores a picked file as a new pending document. Refuses with `other-document` if its name says that
 * it is for another purpose, or with the file's error. RULE-2.
 */
export async function keepDocument(
  { db, now, put }: Keeping,
  { merchantId, purpose, file }: NewDocument,
): Promise<BusinessDocument> {
  const { mime, fields } = checkFile(file)
  if (purpose !== undefined) checkPurpose(fields.name, purpose)
  const kind = {
    type: typeFor(purpose ?? 'other'),
    purpose: purpose ?? purposeOfName(fields.name) ?? 'other',
  }
  const id = await nextId(db, 'D')
  const [document] = await Promise.all([
    put('documents', { id, merchantId, ...kind, uploadDate: now, ...fields }),
    put('files', { id, mime, bytes: file.bytes }),
  ])
  return document
}

/**
 * Replaces a document's file by one of the same kind; it awaits review, and the old file stays among
 * its versions. Refuses with `document-approved`, `other-document`, or with the file's error.
 */
export async function keepInPlaceOf(
  { db, now, put }: Keeping,
  { versions = [], rejectionReason, reviewedBy, reviewedAt, ...before }: BusinessDocument,
  file: PickedFile,
): Promise<BusinessDocument> {
  const { id, merchantId, type, purpose, name, size, status, uploadDate, uploadedBy } = before
  if (status === 'approved')
    throw new ActionError('document-approved', `${name} is approved.`, { name })
  const { mime, fields } = checkFile(file)
  checkPurpose(fields.name, purpose === 'other' ? (purposeOfName(name) ?? purpose) : purpose)
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
    purpose,
    uploadDate: now,
    ...fields,
    versions: [version, ...versions],
  })
}

/** Deletes a document with the bytes of all its versions. */
export async function removeDocument(
  { remove, removeAny }: Keeping,
  { id, versions = [] }: BusinessDocument,
): Promise<void> {
  await remove('documents', id)
  await removeAny('files', [id, ...versions.map((version) => version.id)])
}

/** What a picked file is for: a purpose, or the identity of one person. */
export const pickedFor = {
  purpose: v.optional(documentPurpose),
  directorId: v.optional(v.string()),
}

/** Stores a picked file; one for a person becomes their ID, in place of the one they have. */
export async function keepPaper(
  act: Act<'documents' | 'files' | 'directors'>,
  { directorId, ...added }: NewDocument & { directorId?: string | undefined },
): Promise<BusinessDocument> {
  if (directorId === undefined) return keepDocument(act, added)
  const { merchantId, file } = added
  const director = await act.get('directors', directorId)
  if (director.merchantId !== merchantId)
    throw new ActionError('not-found', `${directorId} is of another business.`)
  const former =
    director.idDocument === undefined ? undefined : await act.db.documents.get(director.idDocument)
  if (former) return keepInPlaceOf(act, former, file)
  const document = await keepDocument(act, { merchantId, purpose: 'identity', file })
  await act.put('directors', { ...director, idDocument: document.id })
  return document
}

/**
 * Stores a business's document as pending, for a purpose or of a type that nothing is asked for; an ID
 * becomes that of `directorId`. Refuses, storing nothing, with `file-empty`, `file-too-large`,
 * `file-type-not-allowed` (by content, not name), `other-document`, `document-approved` for a person
 * whose ID is approved, or `not-found`. RULE-2, BIZ-3.
 */
export const uploadDocument = defineAction('uploadDocument', {
  permission: 'business',
  refuses: paperRefusals,
  tables: ['merchants', 'documents', 'files', 'directors'],
  input: v.object({
    merchantId: v.string(),
    ...pickedFile.entries,
    ...pickedFor,
  }),
  run: async (act, { merchantId, purpose, directorId, ...file }) => {
    const owner = await act.get('merchants', merchantId)
    const document = await keepPaper(act, { merchantId, purpose, directorId, file })
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
 * Replaces a document's file, which awaits review again; the old file stays among its versions.
 * BIZ-3.
 */
export const replaceDocument = defineAction('replaceDocument', {
  permission: 'business',
  refuses: paperRefusals,
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
 * Says what a document is for; an ID becomes that of `directorId`, and is no longer another person's. Refuses with
 * `not-found`, `document-approved` for one that is approved or retained, `no-change`, or `changed-meanwhile` for a person
 * who has another ID. BIZ-3.
 */
export const classifyDocument = defineAction('classifyDocument', {
  permission: 'business',
  refuses: ['not-found', 'document-approved', 'no-change', 'changed-meanwhile'],
  tables: ['merchants', 'documents', 'directors'],
  input: v.object({ id: v.string(), purpose: documentPurpose, directorId: pickedFor.directorId }),
  run: async (act, { id, purpose, directorId }) => {
    const before = await act.get('documents', id)
    const { name, merchantId } = before
    const owner = await act.get('merchants', merchantId)
    if (!isReplaceable(before) || isRetained(before, owner))
      throw new ActionError('document-approved', `${name} is approved.`, { name })
    const directors = await act.db.directors.where('merchantId').equals(merchantId).toArray()
    const person = directors.find((each) => each.id === directorId)
    if (directorId !== undefined && !person)
      throw new ActionError('not-found', `${directorId} is of another business.`)
    const former = directors.find(({ idDocument }) => idDocument === id)
    if (before.purpose === purpose && former?.id === person?.id)
      throw new ActionError('no-change', `${name} is for ${purpose}.`, {
        name,
        state: `under ${purposeNames[purpose]}`,
      })
    if (person?.idDocument !== undefined && (await act.db.documents.get(person.idDocument)))
      throw new ActionError('changed-meanwhile', `${person.name} has an ID.`, { name: person.name })
    if (former) {
      const { idDocument: _id, ...rest } = former
      await act.put('directors', rest)
    }
    if (person) await act.put('directors', { ...person, idDocument: id })
    const document = await act.put('documents', { ...before, purpose, type: typeFor(purpose) })
    await act.log({
      action: 'Classified document',
      target: documentTarget(name, owner),
      type: 'review',
      merchantId,
      before: { purpose: purposeNames[before.purpose] },
      after: { purpose: purposeNames[purpose] },
    })
    return document
  },
})

/**
 * Deletes a document, its bytes and versions. Refuses with `not-found`, and `document-approved` if
 * its business's approval rests on it or it belongs to a former director. BIZ-3.
 */
export const deleteDocument = defineUndoable('deleteDocument', {
  permission: 'business',
  refuses: ['not-found', 'document-approved'],
  tables: ['merchants', 'documents', 'files'],
  input: v.string(),
  run: async (act, id) => {
    const document = await act.get('documents', id)
    const { name, merchantId } = document
    const owner = await act.get('merchants', merchantId)
    if (isRetained(document, owner))
      throw new ActionError('document-approved', `${name} is approved.`, { name })
    await removeDocument(act, document)
    await act.log({
      action: 'Deleted document',
      target: documentTarget(name, owner),
      type: 'review',
      merchantId,
    })
    return document
  },
  undo: {
    of: 'documents',
    name: ({ before }) => before.name,
    log: async ({ before: { name, merchantId } }, act) => ({
      action: 'Restored document',
      target: documentTarget(name, await act.get('merchants', merchantId)),
      type: 'review',
      merchantId,
    }),
  },
})

const documentReview = v.object({
  id: v.string(),
  /** The document's upload date and status when the reviewer saw it. */
  seen: v.pick(tableSchemas.documents, ['uploadDate', 'status']),
  /** Pending undoes the previous review. */
  status: tableSchemas.documents.entries.status,
  /** The problem, as the business reads it; required for a rejection. */
  reason: v.exactOptional(typedLines),
})

/**
 * Approves or rejects a document, or undoes that, and notifies the business; a submitted
 * application goes under review. The application must be waiting, or the document uploaded since
 * approval or due for replacement. Refuses with `not-found`, `not-submitted`, `already-decided` if
 * the application is rejected, `changed-meanwhile` if the document differs from what was seen, or `invalid` for a
 * rejection without a reason. BIZ-3.
 */
export const reviewDocument = defineAction('reviewDocument', {
  permission: 'merchant_management',
  refuses: ['not-found', 'not-submitted', 'already-decided', 'changed-meanwhile'],
  invalid: ['reason-long', 'reason-missing'],
  tables: ['merchants', 'documents', ...newsTables],
  input: documentReview,
  run: async (act, { id, seen, status, reason = '' }) => {
    const before = await act.get('documents', id)
    const { name } = before
    const owner = await act.get('merchants', before.merchantId)
    checkSubmitted(owner)
    // A rejected application's documents are reviewed when it is resubmitted.
    if (owner.approvalStatus === 'REJECTED')
      throw new ActionError('already-decided', `${owner.name} is rejected.`, { name: owner.name })
    if (before.uploadDate !== seen.uploadDate || before.status !== seen.status)
      throw new ActionError('changed-meanwhile', `${name} was changed.`, { name })
    const rejectionReason = reason
    if (status === 'rejected' && rejectionReason === '') throw invalid('reason-missing')
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
      'reason-long',
    )
    // A message about the previous review that has not left yet is out of date.
    const isTakenBack =
      before.reviewedAt !== undefined &&
      (await withdrawNotification(act, notificationFields(owner.id, id, before.reviewedAt)))
    if (!isTakenBack || status !== 'pending') await tellReview(act, owner, document)
    const did = { approved: 'Approved', rejected: 'Rejected', pending: 'Undid review of' }
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

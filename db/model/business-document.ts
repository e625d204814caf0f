import * as v from 'valibot'
import { instant, longText, merchantId, readableId, shortText } from './common.ts'
import { evidenceId } from './dispute.ts'
import { platformReportId } from './platform-report.ts'
import { reportId } from './report.ts'

export const documentId = readableId('D')

export const documentStatus = v.picklist(['approved', 'pending', 'rejected'])
export type DocumentStatus = v.InferOutput<typeof documentStatus>

/** What was handed in, and what the platform's staff made of it. */
const handedIn = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  uploadDate: instant,
  status: documentStatus,
  /** What is wrong with one that is rejected, as the business reads it. */
  rejectionReason: v.optional(longText),
  /** Who decided on it last, and when. */
  reviewedBy: v.optional(shortText),
  reviewedAt: v.optional(instant),
  size: shortText,
  uploadedBy: shortText,
}

/** A document as it was before it was replaced; its bytes lie in `files` under its own id. */
export const documentVersion = v.object({ id: documentId, ...handedIn })
export type DocumentVersion = v.InferOutput<typeof documentVersion>

/** A document of a business (spec §3). Its bytes lie in `files` under the same id, so that lists stay light. */
export const businessDocument = v.object({
  id: documentId,
  merchantId,
  ...handedIn,
  /** The specification's kinds; an application's papers carry their own names (Business License, ID Copy …). */
  type: v.picklist([
    'incorporation',
    'agreement',
    'financial',
    'license',
    'tax',
    'identity',
    'health',
    'lease',
    'other',
  ]),
  /** Whose identity it was approved as, where they are no director any more: it is kept as evidence. */
  formerDirector: v.optional(shortText),
  /** What it replaced, the newest first. */
  versions: v.optional(v.array(documentVersion)),
})
export type BusinessDocument = v.InferOutput<typeof businessDocument>

/** How the bytes of a stored file are packed, where they are. */
const fileEncoding = v.literal('gzip')

/** The bytes of a document, of a dispute's evidence or of a report: an ArrayBuffer and a mime found from its content, never from its name. */
export const storedFile = v.object({
  id: v.union([documentId, evidenceId, platformReportId, reportId]),
  mime: shortText,
  bytes: v.instance(ArrayBuffer),
  encoding: v.optional(fileEncoding),
})
export type StoredFile = v.InferOutput<typeof storedFile>

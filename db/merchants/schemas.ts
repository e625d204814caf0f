import * as v from 'valibot'
import {
  instant,
  longText,
  merchantId,
  minorUnits,
  picture,
  readableId,
  shortText,
} from '../common.ts'
import { evidenceId } from '../disputes/schemas.ts'
import { platformReportId, reportId } from '../reports/schemas.ts'

export const documentId = readableId('D')

export const documentStatus = v.picklist(['approved', 'pending', 'rejected'])

/** What a document is for in an application; the usual trading licence is apart from the registration. */
export const documentPurpose = v.picklist([
  'registration',
  'licence',
  'tax',
  'identity',
  'address',
  'bank',
  'other',
])
export type DocumentPurpose = v.InferOutput<typeof documentPurpose>

/** A submitted file and the staff's review of it. */
const handedIn = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  uploadDate: instant,
  status: documentStatus,
  rejectionReason: v.optional(longText),
  reviewedBy: v.optional(shortText),
  reviewedAt: v.optional(instant),
  size: shortText,
  uploadedBy: shortText,
}

/** A replaced version of a document; its bytes are in `files` under its own id. */
const documentVersion = v.object({ id: documentId, ...handedIn })
export type DocumentVersion = v.InferOutput<typeof documentVersion>

/**
 * A document of a business (BIZ-3). Its bytes are in `files` under the same id, so that lists
 * stay small.
 */
export const businessDocument = v.object({
  id: documentId,
  merchantId,
  ...handedIn,
  /**
   * The specification's types; an application's documents have their own names (Business License,
   * ID Copy …).
   */
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
  purpose: documentPurpose,
  /** The former director whose identity it proved, for which it is retained as evidence. */
  formerDirector: v.optional(shortText),
  /** The versions it replaced, newest first. */
  versions: v.optional(v.array(documentVersion)),
})
export type BusinessDocument = v.InferOutput<typeof businessDocument>

/** The compression of a stored file's bytes, if any. */
const fileEncoding = v.literal('gzip')

/**
 * The bytes of a document, of a dispute's evidence or of a report: an ArrayBuffer and a MIME type
 * detected from its content, never from its name.
 */
export const storedFile = v.object({
  id: v.union([documentId, evidenceId, platformReportId, reportId]),
  mime: shortText,
  bytes: v.instance(ArrayBuffer),
  encoding: v.optional(fileEncoding),
})
export type StoredFile = v.InferOutput<typeof storedFile>

export const merchantStatus = v.picklist(['active', 'pending', 'suspended'])
export type MerchantStatus = v.InferOutput<typeof merchantStatus>

export const approvalStatus = v.picklist(['PENDING', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'])
export type ApprovalStatus = v.InferOutput<typeof approvalStatus>

export const priority = v.picklist(['high', 'medium', 'low'])
export type Priority = v.InferOutput<typeof priority>

export const plan = v.picklist(['basic', 'business', 'enterprise'])
export type PlanId = v.InferOutput<typeof plan>

/** What staff still need to decide on an application. */
const informationRequest = v.object({
  from: v.literal('staff'),
  /** The names of the documents that are missing. */
  missing: v.array(shortText),
  text: longText,
  by: shortText,
  at: instant,
})
export type InformationRequest = v.InferOutput<typeof informationRequest>

/** A merchant's answer to a request. */
const informationAnswer = v.object({
  from: v.literal('merchant'),
  text: longText,
  /** The names of the documents uploaded with it. */
  documents: v.array(v.pipe(v.string(), v.maxLength(255))),
  by: shortText,
  at: instant,
  attemptId: shortText,
})

/** A color such as `#17543a`. */
export const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))

/** How a business presents itself: its logo, or else its initials, and the color of its buttons. */
const brand = v.object({
  picture: v.optional(picture),
  accent: v.optional(color),
})
export type Brand = v.InferOutput<typeof brand>

/**
 * One business (PLAN-1): its merchant row in the console, application and profile are the same
 * row, so a decision in the console also shows on the merchant's tracker.
 */
export const merchant = v.object({
  id: merchantId,
  name: shortText,
  /** It has no business name yet: `name` is its owner's, which is who payers pay until then. */
  unnamed: v.optional(v.literal(true)),
  email: shortText,
  phone: shortText,
  status: merchantStatus,
  /** Its trade; empty until it is given, as is the town. */
  businessType: shortText,
  town: shortText,
  address: longText,
  website: shortText,
  supportEmail: shortText,
  description: longText,
  registrationNumber: shortText,
  registrationType: shortText,
  /** Its taxpayer number; omitted or empty if it gave none. */
  tin: v.optional(shortText),
  vatNumber: v.optional(shortText),
  /** Its plan (PLAN-1); Basic if omitted. */
  plan: v.optional(plan),
  size: v.picklist(['LESS_THAN_50', 'FROM_50_TO_250', 'MORE_THAN_250']),
  type: v.picklist(['REGISTERED_BUSINESS', 'SOLE_TRADER', 'COOPERATIVE', 'NON_PROFIT']),
  joinDate: v.nullable(instant),
  approvalStatus,
  priority: v.nullable(priority),
  /** The largest single payment it may take before approval, in minor units of USD; null once approved. */
  paymentLimit: v.nullable(minorUnits),
  reviewDate: v.nullable(instant),
  approvalDate: v.nullable(instant),
  rejectionReason: v.nullable(longText),
  /** The time and reason of its suspension; omitted otherwise. */
  suspendedAt: v.optional(instant),
  suspensionReason: v.optional(longText),
  /** When it applied for approval; omitted until then. */
  submittedDate: v.optional(instant),
  /** When it was last resubmitted or reopened after a rejection. */
  resubmittedAt: v.optional(instant),
  /** Requests for information about its application and their answers, oldest first. */
  information: v.optional(v.array(v.variant('from', [informationRequest, informationAnswer]))),
  /** The name of the staff member who handles its application. */
  assignee: v.optional(shortText),
  onboardedAt: v.optional(instant),
  /** When a business that signed up here answered the first questions, or left them for later. */
  startedAt: v.optional(instant),
  brand: v.optional(brand),
  createdBy: shortText,
  createdDate: instant,
  lastModifiedBy: shortText,
  lastModifiedDate: instant,
})
export type Merchant = v.InferOutput<typeof merchant>

/** A staff note about a merchant, which the merchant never sees. */
export const merchantNote = v.object({
  id: readableId('MN'),
  merchantId,
  text: v.pipe(longText, v.minLength(1)),
  author: shortText,
  createdAt: instant,
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
})
export type MerchantNote = v.InferOutput<typeof merchantNote>

/** A director or contact of a business (DATA-1). */
export const director = v.object({
  id: readableId('DR'),
  merchantId,
  name: shortText,
  email: shortText,
  phone: shortText,
  /** The document that shows who they are, when there is one. */
  idDocument: v.optional(documentId),
  /** Its number, in the format of `readIdNumber`. */
  idNumber: v.optional(shortText),
  attemptId: v.optional(shortText),
})
export type Director = v.InferOutput<typeof director>

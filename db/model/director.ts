import * as v from 'valibot'
import { merchantId, readableId, shortText } from './common.ts'
import { documentId } from './business-document.ts'

/** A director or contact of a business (spec §3). */
export const director = v.object({
  id: readableId('DR'),
  merchantId,
  name: shortText,
  email: shortText,
  phone: shortText,
  /** The document that shows who they are, when there is one. */
  idDocument: v.optional(documentId),
  /** The number on it, as `readIdNumber` writes it. */
  idNumber: v.optional(shortText),
  /** The one try at adding them that made this row. */
  attemptId: v.optional(shortText),
})
export type Director = v.InferOutput<typeof director>

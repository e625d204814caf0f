import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, shortText } from '../common.ts'
import { invoiceId } from '../invoices/schemas.ts'

/** A payment link (DATA-1). Its payments and collected amount derive from the ledger. */
export const paymentLink = v.object({
  /** Digits, because a customer types 'ZW' and this id into a USSD menu (LINK-3). */
  id: v.pipe(v.string(), v.regex(/^\d{4,8}$/)),
  merchantId,
  name: v.pipe(v.string(), v.minLength(2), v.maxLength(80)),
  description: v.pipe(v.string(), v.maxLength(280)),
  /** Minor units; null lets the customer choose. */
  amount: v.nullable(v.pipe(minorUnits, v.minValue(1))),
  currency,
  /** The last part of its address: a-z, 0-9 and dashes, unique. */
  path: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  createdAt: instant,
  status: v.picklist(['active', 'inactive', 'expired']),
  draft: v.boolean(),
  views: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  expiresAt: v.nullable(instant),
  createdBy: shortText,
  /** Its invoice; such links appear with the invoices rather than among the links. */
  invoiceId: v.optional(invoiceId),
  /** The attempt that created it in a form; others have none. */
  attemptId: v.optional(shortText),
})
export type PaymentLink = v.InferOutput<typeof paymentLink>

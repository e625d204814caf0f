import * as v from 'valibot'
import {
  currency,
  instant,
  longText,
  merchantId,
  minorUnits,
  readableId,
  shortText,
} from '../common.ts'
import { transactionId } from '../payments/schemas.ts'

export const invoiceId = readableId('IN')

/** A calendar day in a date field's format: `2026-12-03`. */
const calendarDay = v.pipe(v.string(), v.isoDate())

/** The customer: an e-mail address, a phone number, or both, and a TIN if they gave one. */
const invoiceCustomer = v.object({
  name: shortText,
  email: shortText,
  phone: shortText,
  tin: v.optional(shortText),
})

export const invoiceLine = v.object({
  description: shortText,
  /** In thousandths, so that 1.5 hours and 0.125 kg are whole numbers. */
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000)),
  /** Minor units of the invoice's currency. */
  unitPrice: v.pipe(minorUnits, v.minValue(0)),
})
export type InvoiceLine = v.InferOutput<typeof invoiceLine>

/** A percentage with at most two decimals. */
export const share = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6),
)

export const invoiceDiscount = v.variant('kind', [
  v.object({
    kind: v.literal('percent'),
    percent: share,
  }),
  v.object({ kind: v.literal('amount'), amount: v.pipe(minorUnits, v.minValue(0)) }),
])

const manualPayment = v.object({
  at: instant,
  amount: v.pipe(minorUnits, v.minValue(1)),
  method: shortText,
  note: shortText,
  attemptId: v.pipe(shortText, v.minLength(1)),
})

/** The credit note of a refund; its amount and its reason are those of the refund in the ledger. */
const creditNote = v.object({
  /** Assigned in the merchant's own sequence of credit notes. */
  number: v.pipe(v.string(), v.regex(/^CN-\d{6,9}$/)),
  refundId: transactionId,
  issuedAt: instant,
})

/** An invoice. Its link's payments and its state derive from the ledger and the date. */
export const invoice = v.object({
  id: invoiceId,
  merchantId,
  /** Assigned in the merchant's sequence when it is sent; null for a draft. */
  number: v.nullable(v.pipe(v.string(), v.regex(/^INV-\d{6,9}$/))),
  customer: invoiceCustomer,
  lines: v.pipe(v.array(invoiceLine), v.maxLength(100)),
  discount: v.nullable(invoiceDiscount),
  taxPercent: share,
  currency,
  /** The last day before it is overdue, in the device's zone. */
  dueDate: calendarDay,
  notes: longText,
  createdAt: instant,
  updatedAt: instant,
  sentAt: v.nullable(instant),
  remindedAt: v.nullable(instant),
  viewedAt: v.nullable(instant),
  voidedAt: v.nullable(instant),
  /** Its payment link, once it is sent. */
  linkId: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** The ledger's payments through that link, whatever their outcome. */
  paymentIds: v.array(transactionId),
  byHand: v.array(manualPayment),
  /** In the order of issue, one for each refund of its payments. */
  creditNotes: v.array(creditNote),
  /** The form's attempt that created it, so that repeating it creates no second one. */
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type Invoice = v.InferOutput<typeof invoice>

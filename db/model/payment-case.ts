import * as v from 'valibot'
import { instant, longText, merchantId, minorUnits, readableId, shortText } from './common.ts'
import { transactionId } from './transaction.ts'

/** What a provider's statement said of a case's payment. */
export const statementFinding = v.object({
  fileName: shortText,
  checkedAt: instant,
  /** It is on the statement as it is here, with another amount, or not at all. */
  found: v.picklist(['matched', 'differs', 'missing']),
  /** The provider's own number, and the amount that it took in minor units. */
  receipt: v.optional(shortText),
  amount: v.optional(minorUnits),
})
export type StatementFinding = v.InferOutput<typeof statementFinding>

/** A payment by mobile money whose customer says that it was debited, while the merchant was never credited. */
export const paymentCase = v.object({
  id: readableId('CS'),
  transactionId,
  merchantId,
  /** Open, then what it came to: the merchant was paid, or the customer has the money. */
  status: v.picklist(['open', 'paid', 'refunded']),
  /** What is known of it when it is opened. */
  note: longText,
  openedAt: instant,
  openedBy: shortText,
  statement: v.optional(statementFinding),
  resolvedAt: v.optional(instant),
  resolvedBy: v.optional(shortText),
  /** Why it was resolved as it was. */
  resolution: v.optional(longText),
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type PaymentCase = v.InferOutput<typeof paymentCase>
export type CaseStatus = PaymentCase['status']

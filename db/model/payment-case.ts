import * as v from 'valibot'
import { instant, longText, merchantId, readableId, shortText } from './common.ts'
import { transactionId } from './transaction.ts'

/** A payment whose customer says it was debited while the merchant was never credited. */
export const paymentCase = v.object({
  id: readableId('CS'),
  transactionId,
  merchantId,
  /** Open, then what it came to: the merchant was paid, or the customer got the money back. */
  status: v.picklist(['open', 'paid', 'refunded']),
  note: v.optional(longText),
  openedAt: instant,
  openedBy: shortText,
  /** What the provider's statement said of it, once one was held against it. */
  statement: v.optional(
    v.object({ fileName: shortText, found: v.boolean(), reference: v.optional(shortText) }),
  ),
  resolvedAt: v.optional(instant),
  resolvedBy: v.optional(shortText),
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
})
export type PaymentCase = v.InferOutput<typeof paymentCase>

import * as v from 'valibot'
import {
  currency,
  instant,
  longText,
  merchantId,
  minorUnits,
  readableId,
  shortText,
} from './common.ts'
import { transactionId } from './transaction.ts'

/** A card payment that its holder disputes. Its amount is held from the merchant until it is decided. */
export const dispute = v.object({
  id: readableId('DS'),
  transactionId,
  merchantId,
  /** Minor units, always positive. */
  amount: v.pipe(minorUnits, v.minValue(1)),
  currency,
  reason: shortText,
  /** The merchant is asked for evidence; it is looked at; the merchant keeps the money, or the customer gets it back. */
  status: v.picklist(['evidence', 'review', 'won', 'lost']),
  openedAt: instant,
  /** Until when the merchant may send evidence. */
  dueAt: instant,
  /** What the merchant says, and its files: their bytes lie in `files` under the same ids. */
  statement: v.optional(longText),
  evidence: v.array(
    v.object({ fileId: shortText, name: shortText, size: shortText, uploadedAt: instant }),
  ),
  decidedAt: v.optional(instant),
  decidedBy: v.optional(shortText),
  decision: v.optional(longText),
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
})
export type Dispute = v.InferOutput<typeof dispute>

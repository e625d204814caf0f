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

/** A provider statement's finding about a case's payment. */
const statementFinding = v.object({
  fileName: shortText,
  checkedAt: instant,
  /** On the statement as in the ledger, taken and returned, with another amount, or missing. */
  found: v.picklist(['matched', 'returned', 'differs', 'missing']),
  /** The provider's own number, and the amount it took, in minor units. */
  receipt: v.optional(shortText),
  amount: v.optional(minorUnits),
})
export type StatementFinding = v.InferOutput<typeof statementFinding>

/**
 * A mobile money payment whose customer reports being debited, although the merchant was never
 * credited.
 */
export const paymentCase = v.object({
  id: readableId('CS'),
  transactionId,
  merchantId,
  /** Open, or its outcome: the merchant was credited, or the customer has the money. */
  status: v.picklist(['open', 'paid', 'refunded']),
  /** The information available at its opening. */
  note: longText,
  openedAt: instant,
  openedBy: shortText,
  statement: v.optional(statementFinding),
  resolvedAt: v.optional(instant),
  resolvedBy: v.optional(shortText),
  resolution: v.optional(longText),
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type PaymentCase = v.InferOutput<typeof paymentCase>
export type CaseStatus = PaymentCase['status']

/** The merchant's time to send evidence, in days. */
export const evidenceDays = 7

/** The reasons used by card networks, most common first. */
export const disputeReasons = [
  'fraudulent',
  'not-received',
  'not-as-described',
  'duplicate',
  'credit-not-processed',
  'cancelled',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

export const mostEvidence = 5

export const evidenceId = readableId('DE')

/** A card payment that its holder disputes. Its amount is held from the merchant until it is decided. */
export const dispute = v.object({
  id: readableId('DS'),
  transactionId,
  merchantId,
  /** In minor units, always positive: the rest of the payment at the time of the dispute. */
  amount: v.pipe(minorUnits, v.minValue(1)),
  currency,
  reason: v.picklist(disputeReasons),
  /**
   * Waiting for the merchant's evidence; under review; kept by the merchant; returned to the
   * customer.
   */
  status: v.picklist(['evidence', 'review', 'won', 'lost']),
  /** What the cardholder says, if they said more than the reason. */
  claim: v.optional(longText),
  openedAt: instant,
  openedBy: shortText,
  /** The deadline for evidence. */
  dueAt: instant,
  /** The time of the automatic review; omitted afterwards. */
  movesAt: v.optional(instant),
  /** The merchant's statement and files; the bytes are in `files` under the same ids. */
  statement: v.optional(longText),
  evidence: v.pipe(
    v.array(
      v.object({
        id: evidenceId,
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
        size: shortText,
        uploadedAt: instant,
      }),
    ),
    v.maxLength(mostEvidence),
  ),
  /** The time of submission; omitted when the deadline passed. */
  sentAt: v.optional(instant),
  /** Lost because the merchant accepted it. */
  accepted: v.optional(v.literal(true)),
  decidedAt: v.optional(instant),
  decidedBy: v.optional(shortText),
  decision: v.optional(longText),
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type Dispute = v.InferOutput<typeof dispute>
export type DisputeStatus = Dispute['status']
export type Evidence = Dispute['evidence'][number]

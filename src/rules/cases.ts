import { currentTime } from '#db/clock.ts'
import { caseDueAt } from '#db/disputes/rules.ts'
import type {
  CaseStatus,
  Dispute,
  DisputeReason,
  DisputeStatus,
  PaymentCase,
  StatementFinding,
} from '#db/disputes/schemas.ts'
import type { Currency } from '#db/money.ts'
import { countOf, formatMomentWithin, formatMoney } from '#db/text/format.ts'

/** Labels and tones of case statuses. */
export const caseStatuses = {
  open: { tone: 'wait', label: 'Open' },
  paid: { tone: 'ok', label: 'Paid' },
  refunded: { tone: 'info', label: 'Refunded' },
} as const satisfies Record<CaseStatus, object>

/** Describes what a provider's statement shows for a case, as a sentence; amounts are in the payment's currency. */
export function findingText(
  { found, fileName, checkedAt, receipt, amount }: StatementFinding,
  currency: Currency,
): string {
  const where = `${fileName}, checked ${formatMomentWithin(checkedAt)}`
  if (found === 'missing') return `Not on the statement (${where}).`
  const taken = {
    matched: 'Received by the provider',
    returned: 'Received and returned to the customer by the provider',
    differs: 'Received with a different amount',
  }[found]
  const money = amount === undefined ? '' : `, ${formatMoney(amount, currency)}`
  return `${taken}${receipt ? ` as ${receipt}` : ''}${money} (${where}).`
}

/** Says when staff look at an open case, as a sentence. */
export function caseDueText(row: Pick<PaymentCase, 'openedAt'>): string {
  const dueAt = caseDueAt(row)
  return Date.parse(dueAt) > currentTime()
    ? `We’ll check with the provider by ${formatMomentWithin(dueAt)}.`
    : 'We’re checking with the provider.'
}

/** What a payment without a case is called that was charged, but not received. */
export const chargedOnly = {
  title: 'Charged, not received',
  text: 'The customer was charged, but the provider has not paid you. Don’t ask the customer to pay again. Report the payment, and we’ll check with the provider.',
} as const

/** Titles and explanations of case statuses for the merchant. */
export const caseForMerchant: Record<CaseStatus, { title: string; text: string }> = {
  open: {
    title: 'The customer may have been charged',
    text: 'Don’t ask the customer to pay again.',
  },
  paid: {
    title: 'Payment confirmed',
    text: 'The provider confirmed the payment. It’s in your balance, minus the fee.',
  },
  refunded: {
    title: 'Customer refunded',
    text: 'The payment failed and nothing was taken from your balance.',
  },
}

/** Labels of dispute reasons. */
export const disputeReasonNames: Record<DisputeReason, string> = {
  fraudulent: 'Unauthorised payment',
  'not-received': 'Goods or service not received',
  'not-as-described': 'Not as described, or defective',
  duplicate: 'Charged twice',
  'credit-not-processed': 'Refund not received',
  cancelled: 'Cancelled order or subscription',
}

/** The best evidence against each dispute reason, for the merchant. */
export const helpfulEvidence: Record<DisputeReason, string> = {
  fraudulent:
    'Proof that the cardholder placed the order, such as messages or delivery to their address.',
  'not-received': 'Proof of delivery, signed or with a tracking number.',
  'not-as-described':
    'The product description, proof of what you delivered, and your reply to the complaint.',
  duplicate: 'Invoices or receipts for both orders.',
  'credit-not-processed': 'Your refund policy, or proof of the refund.',
  cancelled:
    'Your cancellation policy as the customer saw it, and proof that the customer used the order afterwards.',
}

/** Labels and tones of dispute statuses, from the merchant's point of view. */
export const disputeStatuses = {
  evidence: { tone: 'wait', label: 'Evidence needed' },
  review: { tone: 'info', label: 'Under review' },
  won: { tone: 'ok', label: 'Won' },
  lost: { tone: 'bad', label: 'Lost' },
} as const satisfies Record<DisputeStatus, object>

type DisputeState = Pick<Dispute, 'status' | 'dueAt' | 'sentAt' | 'accepted' | 'decision'>

/** The next step or the outcome of a dispute, as its merchant and as staff read it. */
const disputeTexts: Record<
  'merchant' | 'staff',
  Record<DisputeStatus, (dispute: DisputeState) => string>
> = {
  merchant: {
    evidence: ({ dueAt }) =>
      `Send evidence by ${formatMomentWithin(dueAt)}. After that, we submit what you uploaded.`,
    review: () => 'The card network is reviewing your evidence. You can no longer change it.',
    won: () => 'The money is back in your available balance.',
    lost: ({ accepted }) =>
      `${accepted ? 'You accepted this dispute. ' : ''}The money was returned to the cardholder.`,
  },
  staff: {
    evidence: ({ dueAt }) =>
      `The merchant can send evidence until ${formatMomentWithin(dueAt)}. You decide after that.`,
    review: ({ sentAt }) =>
      sentAt
        ? `The merchant sent evidence ${formatMomentWithin(sentAt)}. Decide who gets the money.`
        : 'The deadline for evidence has passed. Decide who gets the money.',
    won: () => 'The money is back in the merchant’s available balance.',
    lost: ({ accepted }) =>
      `${accepted ? 'The merchant accepted this dispute. ' : ''}The money was returned to the cardholder.`,
  },
}

/** Who reads about a dispute. */
export type DisputeReader = keyof typeof disputeTexts

/** Describes the next step or the outcome of a dispute to its reader, as sentences. */
export function disputeText(dispute: DisputeState, reader: DisputeReader): string {
  const { status, decision } = dispute
  const text = disputeTexts[reader][status](dispute)
  return decision ? `${text} ${decision}` : text
}

const hour = 3_600_000

/** Says how long is left until a deadline at an instant (ms): `3 days left`, in hours on the last day. */
export function timeLeft(dueAt: string, now: number): string {
  const hours = (Date.parse(dueAt) - now) / hour
  if (hours >= 24) return `${countOf(Math.floor(hours / 24), 'day')} left`
  return hours >= 1 ? `${countOf(Math.floor(hours), 'hour')} left` : 'Less than an hour left'
}

/** Returns the instants (ms) at which what `timeLeft` says of a deadline changes, in its last week. */
export const timeLeftMoments = (dueAt: string): number[] =>
  [
    ...Array.from({ length: 24 }, (_, at) => at),
    ...Array.from({ length: 7 }, (_, at) => (at + 1) * 24),
  ].map((hours) => Date.parse(dueAt) - hours * hour)

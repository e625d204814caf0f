import type {
  CaseStatus,
  Dispute,
  DisputeReason,
  DisputeStatus,
  StatementFinding,
} from '#db/disputes/schemas.ts'
import type { Currency } from '#db/money.ts'
import { formatMomentWithin, formatMoney } from '#db/text/format.ts'

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

/** Titles and explanations of case statuses for the merchant. */
export const caseForMerchant: Record<CaseStatus, { title: string; text: string }> = {
  open: {
    title: 'The customer may have been charged',
    text: 'We’re checking with the provider. Don’t ask the customer to pay again.',
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

/** Describes the next step or the outcome of a dispute, as a sentence. */
export function disputeText({ status, dueAt, decision }: Dispute): string {
  const because = decision ? ` ${decision}` : ''
  const texts: Record<DisputeStatus, string> = {
    evidence: `Send evidence by ${formatMomentWithin(dueAt)}. After that, we submit what you uploaded.`,
    review: 'The card network is reviewing your evidence. You can no longer change it.',
    won: `The money is back in your available balance.${because}`,
    lost: `The money was returned to the cardholder.${because}`,
  }
  return texts[status]
}

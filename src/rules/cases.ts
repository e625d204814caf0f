import type {
  CaseStatus,
  Dispute,
  DisputeReason,
  DisputeStatus,
  StatementFinding,
} from '#db/disputes/schemas.ts'
import type { Currency } from '#db/money.ts'
import { formatMoment, formatMoney } from './format.ts'

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
  const where = `${fileName}, checked ${formatMoment(checkedAt)}`
  if (found === 'missing') return `Not on the statement (${where}).`
  const taken = found === 'matched' ? 'Taken by the provider' : 'Taken with another amount'
  const money = amount === undefined ? '' : `, ${formatMoney(amount, currency)}`
  return `${taken}${receipt ? ` as ${receipt}` : ''}${money} (${where}).`
}

/** Titles and explanations of case statuses for the merchant. */
export const caseForMerchant: Record<CaseStatus, { title: string; text: string }> = {
  open: {
    title: 'The customer may have been debited',
    text: 'We are asking the provider. You need to do nothing: do not ask the customer to pay again.',
  },
  paid: {
    title: 'Paid after all',
    text: 'The provider had the customer’s money. It is in your balance, less the fee.',
  },
  refunded: {
    title: 'The customer has the money',
    text: 'The payment stays failed. Nothing was taken from you.',
  },
}

/** Labels of dispute reasons. */
export const disputeReasonNames: Record<DisputeReason, string> = {
  fraudulent: 'Card holder did not make it',
  'not-received': 'Goods or service not received',
  'not-as-described': 'Not as described or defective',
  duplicate: 'Charged twice',
  'credit-not-processed': 'Refund promised, not given',
  cancelled: 'Order or subscription cancelled',
}

/** The best evidence against each dispute reason, for the merchant. */
export const helpfulEvidence: Record<DisputeReason, string> = {
  fraudulent:
    'What shows that the card holder ordered: their messages, the delivery to their address.',
  'not-received': 'The proof of delivery, signed or with its tracking number.',
  'not-as-described':
    'What was promised and what was delivered, and how you answered the complaint.',
  duplicate: 'That these are two orders: both invoices or receipts.',
  'credit-not-processed': 'Your refund terms, or the proof that you have refunded.',
  cancelled: 'Your terms as the customer saw them, and that the order was used after it.',
}

/** Labels and tones of dispute statuses, from the merchant's point of view. */
export const disputeStatuses = {
  evidence: { tone: 'wait', label: 'Evidence asked for' },
  review: { tone: 'info', label: 'Under review' },
  won: { tone: 'ok', label: 'Won' },
  lost: { tone: 'bad', label: 'Lost' },
} as const satisfies Record<DisputeStatus, object>

/** Describes the next step or the outcome of a dispute, as a sentence. */
export function disputeText({ status, dueAt, decision }: Dispute): string {
  const because = decision ? ` ${decision}` : ''
  const texts: Record<DisputeStatus, string> = {
    evidence: `Evidence can be sent until ${formatMoment(dueAt)}. After that it is reviewed with what was uploaded.`,
    review: 'The evidence is being looked at. Nothing of it can be changed any more.',
    won: `The money is in the available balance again.${because}`,
    lost: `The money went back to the card holder.${because}`,
  }
  return texts[status]
}

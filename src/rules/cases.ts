import type { Currency } from '#db/model/money.ts'
import type { CaseStatus, StatementFinding } from '#db/model/payment-case.ts'
import { formatDateTime, formatMoney } from './format.ts'

/** How a case's status reads and looks. */
export const caseStatuses = {
  open: { tone: 'wait', label: 'Open' },
  paid: { tone: 'ok', label: 'Paid' },
  refunded: { tone: 'info', label: 'Refunded' },
} as const satisfies Record<CaseStatus, object>

/** What a provider's statement said of a case's payment, as a sentence; currency is that of the payment. */
export function findingText(
  { found, fileName, checkedAt, receipt, amount }: StatementFinding,
  currency: Currency,
): string {
  const where = `${fileName}, checked ${formatDateTime(checkedAt)}`
  if (found === 'missing') return `Not on the statement (${where}).`
  const taken = found === 'matched' ? 'Taken by the provider' : 'Taken with another amount'
  const money = amount === undefined ? '' : `, ${formatMoney(amount, currency)}`
  return `${taken}${receipt ? ` as ${receipt}` : ''}${money} (${where}).`
}

/** How a case stands, for the merchant: a title and what it means. */
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

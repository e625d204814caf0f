import type { PaymentLink } from '#db/links/schemas.ts'
import { isSubmitted } from '#db/merchants/rules.ts'
import type { ApprovalStatus, MerchantStatus, Priority } from '#db/merchants/schemas.ts'
import type { CountedKind } from '#db/payments/counted-rows.ts'
import { signedAmount } from '#db/payments/rules.ts'
import type {
  CardBrand,
  PaymentMethodId,
  TransactionStatus,
  TransactionType,
  Transaction,
} from '#db/payments/schemas.ts'
import { formatMoney } from '#db/text/format.ts'
import { cardEnglish } from '#db/text/payer-words/form-english.ts'
import { plainTyped } from '#db/text/typed-text.ts'
import { digitsOf } from './sign-in.ts'

/** Labels and tones of transaction statuses (TXN-1). */
export const transactionStatusLooks = {
  successful: { tone: 'ok', label: 'Successful' },
  pending: { tone: 'wait', label: 'Pending' },
  failed: { tone: 'bad', label: 'Failed' },
  refunded: { tone: 'info', label: 'Refunded' },
} as const satisfies Record<TransactionStatus, object>

const completed = { tone: 'ok', label: 'Completed' } as const

/** The console's labels: it has only completed, pending and failed (ADM-8). */
export const consoleStatuses = {
  ...transactionStatusLooks,
  successful: completed,
  refunded: completed,
} as const

/** The transaction types, in the order of the filter (TXN-1). */
export const transactionTypeLabels = {
  payment: 'Payment',
  refund: 'Refund',
  payout: 'Payout',
  adjustment: 'Adjustment',
} as const satisfies Record<TransactionType, string>

/** What a list is narrowed to by the figure that opened it. */
export const countedLabels: Record<CountedKind, string> = {
  available: 'Available balance',
  unsettled: 'Not settled yet',
  succeeded: 'Successful, incl. refunded',
  pending: 'In progress',
  finished: 'Successful or failed',
  charged: 'Charged, not received',
  waiting: 'Waiting for the customer',
  failed: 'Failed in the last 3 days',
}

type Flow = Pick<Transaction, 'type' | 'amount' | 'currency'> & Partial<Pick<Transaction, 'fee'>>

/** Formats an amount as the tables show it: `$45.00`, with a minus when it leaves the business. */
export const transactionMoney = (row: Flow): string => formatMoney(signedAmount(row), row.currency)

/** The tone of a status, which has a shape as well as a color, because color alone must never carry meaning. */

type Tone = 'ok' | 'wait' | 'bad' | 'info' | 'off' | 'line'
interface StatusLook {
  tone: Tone
  label: string
}

export const merchantStatuses: Record<MerchantStatus, StatusLook> = {
  active: { tone: 'ok', label: 'Active' },
  pending: { tone: 'wait', label: 'Pending' },
  suspended: { tone: 'bad', label: 'Suspended' },
}

export const linkStatuses: Record<PaymentLink['status'], StatusLook> = {
  active: { tone: 'ok', label: 'Active' },
  inactive: { tone: 'off', label: 'Inactive' },
  expired: { tone: 'off', label: 'Expired' },
}

export const approvalStatuses: Record<ApprovalStatus, StatusLook> = {
  PENDING: { tone: 'info', label: 'Application Submitted' },
  UNDER_REVIEW: { tone: 'wait', label: 'Under review' },
  APPROVED: { tone: 'ok', label: 'Approved' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
}

/** Returns the look of a business's application, which it may not have submitted yet (BIZ-1). */
export const applicationLook = (merchant: Parameters<typeof isSubmitted>[0]): StatusLook =>
  isSubmitted(merchant)
    ? approvalStatuses[merchant.approvalStatus]
    : { tone: 'off', label: 'Not submitted' }

/** Returns the look of a document status, labeled in upper case (BIZ-3). */
export function documentStatusLook(status: string): StatusLook {
  const tones: Record<string, Tone> = {
    approved: 'ok',
    pending: 'wait',
    rejected: 'bad',
    expired: 'bad',
  }
  return { tone: tones[status] ?? 'line', label: status.toUpperCase() }
}

/** The review targets by priority (ADM-3), which sets none for high: one day is this demo's choice. */
export const reviewTargets: Record<Priority, StatusLook & { target: string }> = {
  high: { tone: 'bad', label: 'High', target: 'Within 24 hours' },
  medium: { tone: 'wait', label: 'Medium', target: 'Within 48 hours' },
  low: { tone: 'off', label: 'Low', target: 'Within 1 week' },
}

type Tile = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** The monogram of each payment method: neutral letters in our own palette, never a provider's logo. */
export const methodTiles: Record<PaymentMethodId, { name: string; text: string; tone: Tile }> = {
  ecocash: { name: 'EcoCash', text: 'EC', tone: 1 },
  onemoney: { name: 'OneMoney', text: 'OM', tone: 2 },
  innbucks: { name: 'InnBucks', text: 'IB', tone: 3 },
  zimswitch: { name: 'ZimSwitch', text: 'ZS', tone: 4 },
  omari: { name: 'Omari', text: 'Om', tone: 5 },
  visa: { name: 'Visa', text: 'Vi', tone: 6 },
  mastercard: { name: 'Mastercard', text: 'Mc', tone: 7 },
  bank: { name: 'Bank transfer', text: 'Bk', tone: 8 },
}

/** Returns a card number in plain digits, without spaces and hyphens. R48. */
export const cardDigits = (text: string): string => plainTyped(text).replace(/[\s.-]/g, '')

/** Returns the brand of a card by its first digits; null for any other. */
export function cardBrand(text: string): CardBrand | null {
  const digits = cardDigits(text)
  if (digits.startsWith('4')) return 'visa'
  const first = Number(digits.slice(0, 4))
  if (/^5[1-5]/.test(digits) || (first >= 2221 && first <= 2720)) return 'mastercard'
  return null
}

/** Checks the Luhn digit, which catches a wrong digit and most swapped pairs. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Returns the error of a card number, or undefined when it is valid. A local card may be of any brand. */
export function cardNumberProblem(
  text: string,
  local: boolean,
  words = cardEnglish,
): string | undefined {
  const digits = cardDigits(text)
  if (digits === '') return words.numberMissing
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return words.numberWrong
  const brand = cardBrand(digits)
  if (brand === 'mastercard' && digits.length !== 16) return words.numberWrong
  if (local) return brand ? words.notLocal : undefined
  return brand ? undefined : words.brandUnknown
}

/** Returns the error of an expiry date; a card is valid through the last day of its month. */
export function expiryProblem(typed: string, now: Date, words = cardEnglish): string | undefined {
  const text = plainTyped(typed)
  if (text === '') return words.expiryMissing
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? []
  const monthNumber = Number(month)
  if (!month || !year || monthNumber < 1 || monthNumber > 12) return words.expiryWrong
  const monthsAway =
    (2000 + Number(year) - now.getFullYear()) * 12 + monthNumber - 1 - now.getMonth()
  if (monthsAway < 0) return words.expired
  // No bank issues a card for more than 20 years.
  return monthsAway > 240 ? words.expiryWrong : undefined
}

/** Returns an expiry date a few years ahead, for the sample cards. */
export const sampleExpiry = (now: Date): string => `12/${String(now.getFullYear() + 4).slice(-2)}`

/** Returns the error of a security code. */
export const codeProblem = (text: string, words = cardEnglish): string | undefined =>
  /^\d{3}$/.test(plainTyped(text)) ? undefined : words.codeWrong

/** Formats a card number in groups of four. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats an expiry date as printed, `08/28`, whatever separator was typed. */
export function formatExpiry(typed: string): string {
  const text = plainTyped(typed)
  const [month = '', ...rest] = text.split('/')
  if (rest.length > 0) return `${month.trim()}/${rest.join('').replace(/\D/g, '').slice(0, 4)}`
  const digits = text.replace(/\D/g, '').slice(0, 6)
  // A first digit above 1 is a whole month, so it gets a leading zero.
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits
  return full.length > 2 ? `${full.slice(0, 2)}/${full.slice(2)}` : full
}

import type { Merchant } from '../merchants/schemas.ts'
import { type Currency, inUsd, maxAmount, zwlPerUsd } from '../money.ts'
import { visible } from '../text/typed-text.ts'
import {
  type CardBrand,
  type PaymentMethodId,
  type Transaction,
  type TransactionStep,
  type TransactionType,
} from './schemas.ts'
import { maskAccount } from './test-accounts.ts'
import { isMobileMoney } from './wallets.ts'

type Outcome = Pick<Transaction, 'type' | 'status'>

/** Returns whether a transaction has succeeded, even if it was refunded later. */
export const hasSucceeded = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === 'successful' || status === 'refunded'

/** Returns whether a transaction is a customer's payment that was taken, even if refunded later. */
export const isTaken = (row: Outcome): boolean => row.type === 'payment' && hasSucceeded(row)

/** Returns whether a transaction has returned money to a customer. */
export const isRefund = ({ type, status }: Outcome): boolean =>
  type === 'refund' && status === 'successful'

/** Returns whether a transaction is a payout that has arrived. */
export const isPaidOut = ({ type, status }: Outcome): boolean =>
  type === 'payout' && status === 'successful'

/**
 * Returns whether a transaction's money leaves the business, and its amount is shown with a minus.
 */
export const isOutgoing = (type: TransactionType): boolean => type === 'refund' || type === 'payout'

const isSuccess = ({ status }: TransactionStep) => status === 'successful'
const isFinal = ({ status }: TransactionStep) => status !== 'pending'

/** Returns when a transaction reached its final state, in milliseconds; NaN while it is pending. */
export function settledAt({ status, date, history }: Transaction): number {
  if (status === 'pending') return Number.NaN
  // A failed payment can be credited later by a case; a refunded one has been paid.
  const paid = status === 'failed' ? undefined : history?.find(isSuccess)
  return Date.parse((paid ?? history?.find(isFinal))?.at ?? date)
}

interface Moved {
  type: TransactionType | 'fee'
  amount: number
  /** A test payment has none. */
  fee?: number
}

/**
 * Returns a transaction's amount as lists and files show it, in minor units, negative when it leaves the business: of a
 * payout what arrives, because its fee is beside it. TXN-1.
 */
export function signedAmount({ type, amount, fee = 0 }: Moved): number {
  if (type === 'payout') return fee - amount
  return type === 'payment' || type === 'adjustment' ? amount : -amount
}

/**
 * Returns what a transaction moves in its merchant's balance once it is settled, in minor units: its signed amount less its
 * fee; 0 unless it has succeeded. TXN-1.
 */
export const netAmount = (row: Moved & Pick<Transaction, 'fee' | 'status'>): number =>
  hasSucceeded(row) ? signedAmount(row) - row.fee : 0

type Charged = Pick<Transaction, 'currency' | 'fee' | 'customerFee'>

/** Returns the merchant's fee of a transaction, in minor units of USD. */
export const feeInUsd = ({ fee, currency }: Pick<Charged, 'fee' | 'currency'>): number =>
  inUsd(fee, currency)

/** Returns the customer's fee of a transaction, in minor units of USD. */
export const customerFeeInUsd = ({ customerFee = 0, currency }: Charged): number =>
  inUsd(customerFee, currency)

/**
 * Returns what the platform earns by a transaction, from its merchant and its customer, in minor
 * units of USD.
 */
export const earnedInUsd = (row: Charged): number => feeInUsd(row) + customerFeeInUsd(row)

/** Returns whether a transaction's outcome is on its way, rather than its customer's answer. */
export const isProcessing = ({
  settlesAt,
  awaitsCustomer,
}: Pick<Transaction, 'settlesAt' | 'awaitsCustomer'>): boolean =>
  settlesAt !== undefined && awaitsCustomer === undefined

/** How long a customer can answer the request of a payment, in milliseconds. */
export const answerTime = 24 * 60 * 60 * 1000

/** Returns a pending payment that waits for its customer, and fails unless they answer within a day. TXN-3. */
export const awaitingCustomer = (row: Transaction): Transaction => ({
  ...row,
  awaitsCustomer: true,
  settlesAt: new Date(Date.parse(row.date) + answerTime).toISOString(),
  willFail: 'The customer did not answer',
})

/**
 * Returns why a transaction can't be refunded, as the end of "TX-10 can’t be refunded: …"; null for
 * a successful payment that is neither fully refunded nor disputed (TXN-3).
 */
export function notRefundable(
  { type, status }: Pick<Transaction, 'type' | 'status'>,
  isDisputed: boolean,
): string | null {
  if (type !== 'payment') return `it is a ${type}`
  if (status === 'refunded') return 'it is fully refunded'
  if (status !== 'successful') return `it is ${status}`
  return isDisputed ? 'the cardholder has disputed it' : null
}

/** The range of a single payment, in minor units of its currency. */
export interface AmountLimits {
  min: number
  max: number
  /** The maximum is that of a business that is not approved yet. */
  limited: boolean
}

/**
 * Returns what a single payment to a business may be, in minor units of its currency: any amount, or the given range, up to
 * the business's own limit (minor units of USD, null without one). TXN-4, LINK-2.
 */
export function amountLimits(
  currency: Currency,
  paymentLimit: number | null,
  { min = 1, max = maxAmount }: Partial<Pick<AmountLimits, 'min' | 'max'>> = {},
): AmountLimits {
  const limit =
    paymentLimit === null
      ? Infinity
      : Math.floor(currency === 'USD' ? paymentLimit : paymentLimit * zwlPerUsd)
  return { min, max: Math.min(max, limit), limited: limit < max }
}

/** Returns whether an amount in minor units is one that the limits allow. */
export const isWithin = (amount: number, { min, max }: AmountLimits): boolean =>
  amount >= min && amount <= max

/**
 * Returns what is not refunded yet of a transaction that was taken, in minor units of its currency,
 * also while a dispute holds it.
 */
export const leftToRefund = (
  row: Pick<Transaction, 'type' | 'status' | 'amount' | 'refunded'>,
): number => (notRefundable(row, false) === null ? row.amount - row.refunded : 0)

/**
 * Returns the fee that a transaction was charged, in minor units of its currency; 0 while it is
 * pending or after it failed.
 */
export const chargedFee = (row: Pick<Transaction, 'status' | 'fee'>): number =>
  hasSucceeded(row) ? row.fee : 0

/** Returns what a customer pays in total: the amount and the customer's fee, in minor units. FEE-3. */
export const paidBy = ({
  amount,
  customerFee = 0,
}: Pick<Transaction, 'amount' | 'customerFee'>): number => amount + customerFee

/** Returns the customer's fee of a row in minor units: 0 unless it is a payment that succeeded. */
export const customerFeeTaken = (
  row: Pick<Transaction, 'status' | 'customerFee'> & { type: string },
): number => (row.type === 'payment' && hasSucceeded(row) ? (row.customerFee ?? 0) : 0)

/** Returns whether a business may take payments; suspended and rejected ones may not (TXN-4). */
export const takesPayments = ({
  status,
  approvalStatus,
}: Pick<Merchant, 'status' | 'approvalStatus'>): boolean =>
  status !== 'suspended' && approvalStatus !== 'REJECTED'

/** Returns whether a method is an international card; some tables group them as one. */
export const isCard = (method: PaymentMethodId): method is CardBrand =>
  method === 'visa' || method === 'mastercard'

/**
 * Returns a payer's displayed name: as typed, or the masked account (`077 *** 1111`, `Card ****
 * 4242`) so that the merchant can tell payers apart. A bank transfer has no number. Never empty.
 * LINK-2.
 */
export function payerName(
  typed: string,
  { paymentMethod, account }: Pick<Transaction, 'paymentMethod' | 'account'>,
): string {
  const name = visible(typed.replace(/\s+/g, ' '))
  if (name !== '') return name
  const number = maskAccount(account)
  if (number === '') return 'Unnamed customer'
  if (isCard(paymentMethod) || paymentMethod === 'zimswitch') return `Card ${number}`
  return isMobileMoney(paymentMethod) ? number : 'Unnamed customer'
}

/** Returns whether a payer gave no name, given the stored row, whose account is masked. */
export const isUnnamed = (
  payment: Pick<Transaction, 'customer' | 'paymentMethod' | 'account'>,
): boolean => payment.customer === payerName('', payment)

/**
 * Returns the reference that the payer of a link quotes and keeps, given the id of their attempt, whose first digits it is:
 * another one for each payment, known before it is made. Searches find the payment by it. LINK-5.
 */
export const payerReference = (attemptId: string): string => attemptId.slice(0, 8).toUpperCase()

const byItself = '-by-itself'

/** Returns the attempt of a payment that arrives by itself, by which it is known afterwards. DEMO-17. */
export const attemptByItself = (attemptId: string): string => `${attemptId}${byItself}`

/** Returns whether a payment arrived by itself on a busy day. DEMO-17. */
export const cameByItself = ({ attemptId }: Pick<Partial<Transaction>, 'attemptId'>): boolean =>
  attemptId?.endsWith(byItself) ?? false

/** The number of the sample data's newest transaction, from which the demo continues. */
export const newestSampleNumber = 88214

/**
 * Returns the number in a transaction's id. Throws on one that is not written as `TX-` and the
 * plain number.
 */
export function transactionNumber(id: string): number {
  const number = Number(/^TX-(0|[1-9]\d*)$/.exec(id)?.[1] ?? Number.NaN)
  if (Number.isNaN(number)) throw new Error(`${id} is not the id of a transaction.`)
  return number
}

import { ActionError } from '../action.ts'
import type { Checkout } from '../links/checkout-queries.ts'
import { customAmountLimits, linkLimits, linkStatusAt } from '../links/rules.ts'
import { customerFeeOf } from '../payments/fees.ts'
import { isWithin, takesPayments } from '../payments/rules.ts'
import type { Transaction, TransactionStatus } from '../payments/schemas.ts'
import type { PaymentRequest, PhonePayment, ShownRequest } from './schemas.ts'

/**
 * How long after a code was shown it can be paid, and how far the clocks of two phones may differ,
 * in milliseconds.
 */
const requestLasts = 60 * 60 * 1000

/** How long a code is shown before a new one takes its place, so that whoever scanned it has as long again to pay. */
export const showsFor = requestLasts / 2

/** How long after a code was shown its payment can be recorded, in milliseconds. */
export const proofLasts = 24 * 60 * 60 * 1000

/** The terms of a payment, before they are shown. */
export type RequestTerms = Omit<PaymentRequest, 'shownAt' | 'key'>

/**
 * Returns the terms on which a link is paid from another phone at an instant (ms), with the amount
 * due of an invoice; null if it can't be paid.
 */
export function requestTerms(
  { link, merchant, disabledMethods, customerFees, isPaused, invoice }: Checkout,
  now: number,
): RequestTerms | null {
  const { id, name, currency } = link
  if (linkStatusAt(link, now) !== 'active' || isPaused || !takesPayments(merchant)) return null
  const due = invoice && invoice.open - invoice.pending
  const limits = linkLimits(link, merchant.paymentLimit, due)
  const amount = due === null ? link.amount : limits.max
  if (amount !== null && !isWithin(amount, limits)) return null
  return {
    linkId: id,
    merchantName: merchant.name,
    name,
    amount,
    most: amount ?? limits.max,
    currency,
    off: disabledMethods,
    customerFees,
    once: invoice !== null,
  }
}

/** Returns whether an amount, in minor units, is one that a request asks for. */
export const isAsked = (
  { amount: fixed, most, currency }: Pick<PaymentRequest, 'amount' | 'most' | 'currency'>,
  amount: number,
): boolean =>
  Number.isSafeInteger(amount) &&
  amount >= (fixed ?? customAmountLimits[currency].min) &&
  amount <= (fixed ?? most)

/** Returns the customer's fee of a payment by a request's terms, in minor units. */
export const requestFee = (
  { customerFees, currency }: Pick<PaymentRequest, 'customerFees' | 'currency'>,
  { paymentMethod, amount }: Pick<Transaction, 'paymentMethod' | 'amount'>,
): number => customerFeeOf(customerFees[paymentMethod], { type: 'payment', amount, currency })

/** Refuses with `code-old` or `code-early` a request that can't be paid at an instant (ms) of the device. */
export function checkFresh({ shownAt }: PaymentRequest, now: number): void {
  const age = now - Date.parse(shownAt)
  if (age > requestLasts) throw new ActionError('code-old', `It is of ${shownAt}.`, { shownAt })
  if (age < -requestLasts) throw new ActionError('code-early', `It is of ${shownAt}.`, { shownAt })
}

/** Refuses with `code-not-request` a proof of payment that answers no request of this device. */
export function checkAnswers(answered: ShownRequest | null): void {
  if (!answered) throw new ActionError('code-not-request', 'It is a proof of payment.')
}

/** Returns the status of a payment made on this phone at an instant (ms). */
export function phoneStatusAt(
  { settlesAt, failureReason }: Pick<PhonePayment, 'settlesAt' | 'failureReason'>,
  now: number,
): TransactionStatus {
  if (now < Date.parse(settlesAt)) return 'pending'
  return failureReason === undefined ? 'successful' : 'failed'
}

import type { Checkout } from '../links/checkout-queries.ts'
import { customAmountLimits, linkStatusAt } from '../links/schemas.ts'
import { paymentLimitIn, takesPayments } from '../payments/rules.ts'
import type { TransactionStatus } from '../payments/schemas.ts'
import type { PaymentRequest, PhonePayment } from './schemas.ts'

/** How long after a payment its proof can be recorded, in milliseconds. */
export const proofLasts = 24 * 60 * 60 * 1000

/** How far the clocks of two phones may differ, in milliseconds. */
export const clocksDiffer = 10 * 60 * 1000

/**
 * Returns what a customer's phone needs to pay a link, with the amount due of an invoice; null if
 * the link has no key or can't be paid at an instant (ms).
 */
export function requestOf(
  { link, merchant, disabledMethods, isPaused, invoice }: Checkout,
  now: number,
): PaymentRequest | null {
  const { id, name, currency, proofKey } = link
  if (proofKey === undefined || linkStatusAt(link, now) !== 'active') return null
  if (isPaused || !takesPayments(merchant)) return null
  const limit = paymentLimitIn(currency, merchant.paymentLimit) ?? Infinity
  const due = invoice && invoice.open - invoice.pending
  const amount = due === null ? link.amount : Math.min(due, limit)
  if (amount !== null && (amount < 1 || amount > limit)) return null
  return {
    linkId: id,
    merchantName: merchant.name,
    name,
    amount,
    most: amount ?? Math.min(customAmountLimits[currency].max, limit),
    currency,
    off: disabledMethods,
    once: invoice !== null,
    key: proofKey,
  }
}

/** Returns the status of a payment made on this phone at an instant (ms). */
export function phoneStatusAt(
  { settlesAt, failureReason }: Pick<PhonePayment, 'settlesAt' | 'failureReason'>,
  now: number,
): TransactionStatus {
  if (now < Date.parse(settlesAt)) return 'pending'
  return failureReason === undefined ? 'successful' : 'failed'
}

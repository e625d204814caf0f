import type { Currency } from '../money.ts'
import { type AmountLimits, amountLimits, isWithin } from '../payments/rules.ts'
import type { PaymentLink } from './schemas.ts'

/** Limits of an amount the customer chooses, in minor units. They don't bind a price that the merchant sets. */
export const customAmountLimits: Record<Currency, { min: number; max: number }> = {
  USD: { min: 1_00, max: 5_000_00 },
  ZWL: { min: 17_50, max: 87_500_00 },
}

/**
 * Returns what a single payment of a link may be, in minor units of its currency, given its business's own limit in minor
 * units of USD and what is due on its invoice, if it has one, which can be paid in parts. The form that makes the link, its
 * checkout and the payment ask this. LINK-2.
 */
export function linkLimits(
  { amount, currency }: Pick<PaymentLink, 'amount' | 'currency'>,
  paymentLimit: number | null,
  due: number | null = null,
): AmountLimits {
  if (due !== null) return amountLimits(currency, paymentLimit, { max: due })
  return amountLimits(
    currency,
    paymentLimit,
    amount === null ? customAmountLimits[currency] : undefined,
  )
}

/**
 * Returns the limit that a link's amount exceeds, in minor units of its currency, given its business's limit for a single
 * payment in minor units of USD; null if it can be paid. A limit may come after the link.
 */
export function exceededLimit(
  link: Pick<PaymentLink, 'amount' | 'currency'>,
  paymentLimit: number | null,
): number | null {
  const limits = linkLimits(link, paymentLimit)
  return link.amount === null || isWithin(link.amount, limits) ? null : limits.max
}

/** Returns whether a link's expiry has passed at an instant (ms), as an unreadable one has. */
export const hasExpired = ({ expiresAt }: Pick<PaymentLink, 'expiresAt'>, at: number): boolean =>
  expiresAt !== null && !(Date.parse(expiresAt) > at)

/** Returns a link's status at an instant (ms); its expiry takes effect even before it is stored. */
export const linkStatusAt = (
  link: Pick<PaymentLink, 'status' | 'expiresAt'>,
  now: number,
): PaymentLink['status'] => (hasExpired(link, now) ? 'expired' : link.status)

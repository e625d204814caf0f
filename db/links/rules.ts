import type { Currency } from '../money.ts'
import { paymentLimitIn } from '../payments/rules.ts'
import type { PaymentLink } from './schemas.ts'

/** Limits of an amount the customer chooses, in minor units. */
export const customAmountLimits: Record<Currency, { min: number; max: number }> = {
  USD: { min: 1_00, max: 5_000_00 },
  ZWL: { min: 17_50, max: 87_500_00 },
}

/**
 * Returns the limit that a link's amount exceeds, in minor units of its currency, given its business's limit for a single
 * payment in minor units of USD; null if it can be paid. A limit may come after the link.
 */
export function exceededLimit(
  { amount, currency }: Pick<PaymentLink, 'amount' | 'currency'>,
  paymentLimit: number | null,
): number | null {
  const limit = paymentLimitIn(currency, paymentLimit)
  return amount !== null && limit !== null && amount > limit ? limit : null
}

/** Returns whether a link's expiry has passed at an instant (ms), as an unreadable one has. */
export const hasExpired = ({ expiresAt }: Pick<PaymentLink, 'expiresAt'>, at: number): boolean =>
  expiresAt !== null && !(Date.parse(expiresAt) > at)

/** Returns a link's status at an instant (ms); its expiry takes effect even before it is stored. */
export const linkStatusAt = (
  link: Pick<PaymentLink, 'status' | 'expiresAt'>,
  now: number,
): PaymentLink['status'] => (hasExpired(link, now) ? 'expired' : link.status)

import type { Currency } from './money.ts'
import type { PaymentLink } from './payment-link.ts'

/** What a customer may choose to pay where the link names no amount, in minor units. */
export const customAmountLimits: Record<Currency, { min: number; max: number }> = {
  USD: { min: 1_00, max: 5_000_00 },
  ZWL: { min: 17_50, max: 87_500_00 },
}

/** A link's status at an instant (ms): its expiry counts from its moment, before anything has written it down. */
export function linkStatusAt(
  { status, expiresAt }: Pick<PaymentLink, 'status' | 'expiresAt'>,
  now: number,
): PaymentLink['status'] {
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : status
}

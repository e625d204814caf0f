import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, shortText } from '../common.ts'
import { invoiceId } from '../invoices/schemas.ts'
import type { Currency } from '../money.ts'
import { paymentLimitIn } from '../payments/rules.ts'

/** A payment link (DATA-1). Its payments and collected amount derive from the ledger. */
export const paymentLink = v.object({
  /** Digits, because a customer types 'ZW' and this id into a USSD menu (LINK-3). */
  id: v.pipe(v.string(), v.regex(/^\d{4,8}$/)),
  merchantId,
  name: v.pipe(v.string(), v.minLength(2), v.maxLength(80)),
  description: v.pipe(v.string(), v.maxLength(280)),
  /** Minor units; null lets the customer choose. */
  amount: v.nullable(v.pipe(minorUnits, v.minValue(1))),
  currency,
  /** The last part of its address: a-z, 0-9 and dashes, unique. */
  path: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  createdAt: instant,
  status: v.picklist(['active', 'inactive', 'expired']),
  draft: v.boolean(),
  views: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  expiresAt: v.nullable(instant),
  createdBy: shortText,
  /** Its invoice; such links appear with the invoices rather than among the links. */
  invoiceId: v.optional(invoiceId),
})
export type PaymentLink = v.InferOutput<typeof paymentLink>

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

/** Returns a link's status at an instant (ms); its expiry takes effect even before it is stored. */
export function linkStatusAt(
  { status, expiresAt }: Pick<PaymentLink, 'status' | 'expiresAt'>,
  now: number,
): PaymentLink['status'] {
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : status
}

import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, readableId, shortText } from '../common.ts'
import { plan, type PlanId } from '../merchants/schemas.ts'
import type { Currency } from '../money.ts'
import type { FeeRule, PaymentMethodId } from '../payments/schemas.ts'

const billingPeriod = v.picklist(['monthly', 'yearly'])
export type BillingPeriod = v.InferOutput<typeof billingPeriod>

const term = {
  plan,
  period: billingPeriod,
  currency,
  /** The start of the first period; later ones follow automatically. */
  from: instant,
}

/** A plan as it is paid for. */
export type PlanTerm = v.InferOutput<v.ObjectSchema<typeof term, undefined>>

/** A merchant's plan subscription; the id is the merchant's. */
export const subscription = v.object({
  id: merchantId,
  ...term,
  /** The plan before the day's first change: returning to it that day restores its paid days. */
  before: v.optional(v.object({ ...term, day: shortText })),
})
export type Subscription = v.InferOutput<typeof subscription>

const money = { currency, amount: minorUnits }

/** The invoice of a plan change or renewal. Credits are negative. */
export const planInvoice = v.object({
  id: readableId('PI'),
  merchantId,
  plan,
  period: billingPeriod,
  /** The days that it pays for. */
  from: instant,
  until: instant,
  lines: v.array(v.object({ text: shortText, ...money })),
  /** One per currency; credits are in the currency originally paid. */
  totals: v.array(v.object(money)),
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type PlanInvoice = v.InferOutput<typeof planInvoice>
export type PlanLine = PlanInvoice['lines'][number]
export type PlanTotal = PlanInvoice['totals'][number]

/** Plan prices and payment rates (PLAN-1). */

/** In whole units per month. */
export const planPrices: Record<PlanId, Record<Currency, number>> = {
  basic: { USD: 29, ZWL: 6000 },
  business: { USD: 99, ZWL: 18_000 },
  enterprise: { USD: 299, ZWL: 50_000 },
}

/** The plans, cheapest first. */
export const planIds = plan.options

export const planNames: Record<PlanId, string> = {
  basic: 'Basic',
  business: 'Business',
  enterprise: 'Enterprise',
}

/**
 * Returns a plan's price in whole units: per month, or per year at 15% off (monthly x 0.85 x 12,
 * rounded). PLAN-1.
 */
export function planPrice(plan: PlanId, period: BillingPeriod, currency: Currency): number {
  const monthly = planPrices[plan][currency]
  return period === 'monthly' ? monthly : Math.round((monthly * 85 * 12) / 100)
}

export type FeeKind = 'mobile-money' | 'local-cards' | 'international-cards' | 'bank-transfers'

const kinds: Record<PaymentMethodId, FeeKind> = {
  ecocash: 'mobile-money',
  onemoney: 'mobile-money',
  innbucks: 'mobile-money',
  omari: 'mobile-money',
  zimswitch: 'local-cards',
  visa: 'international-cards',
  mastercard: 'international-cards',
  bank: 'bank-transfers',
}

/** Returns the kind of fee of a payment method. */
export const feeKindOf = (method: PaymentMethodId): FeeKind => kinds[method]

const rule = (percentage: number, fixedFee = 0): FeeRule => ({ percentage, fixedFee })

/**
 * The pricing page's rates by kind, the fixed part in minor units of USD. Enterprise rates are
 * negotiated.
 */
export const listedRates: Record<FeeKind, Record<Exclude<PlanId, 'enterprise'>, FeeRule>> = {
  'mobile-money': { basic: rule(2.5), business: rule(2) },
  'local-cards': { basic: rule(2.9), business: rule(2.5) },
  'international-cards': { basic: rule(3.9, 30), business: rule(3.5, 30) },
  'bank-transfers': { basic: rule(1.5), business: rule(1) },
}

/** The Enterprise rates of this demo: the specification leaves them to negotiation. */
const agreedRates: Record<FeeKind, FeeRule> = {
  'mobile-money': rule(1.8),
  'local-cards': rule(2.2),
  'international-cards': rule(3.2, 30),
  'bank-transfers': rule(0.8),
}

/** Returns a plan's listed rate for a method; null on Basic, which has the fee structure's. */
export function planRule(plan: PlanId, method: PaymentMethodId): FeeRule | null {
  if (plan === 'basic') return null
  const kind = feeKindOf(method)
  return plan === 'enterprise' ? agreedRates[kind] : listedRates[kind][plan]
}

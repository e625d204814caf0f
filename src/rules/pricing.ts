import type { PlanId } from '#db/model/merchant.ts'
import type { Currency } from '#db/model/money.ts'
import type { PaymentMethodId } from '#db/model/transaction.ts'
import { formatCount } from './format.ts'

/** The plans and fees of the pricing page (spec §9). */

export type BillingPeriod = 'monthly' | 'yearly'

export interface Plan {
  id: PlanId
  name: string
  description: string
  /** Whole dollars a month. */
  priceUSD: number
  /** Whole ZWL a month. */
  priceZWL: number
  popular: boolean
  features: readonly string[]
}

/** Percent of the payment, and a flat part in minor units of USD; null is agreed with each merchant. */
export type Rate = { percent: number; flat: number } | null

const rate = (percent: number, flat = 0): Rate => ({ percent, flat })

export type FeeKind = 'mobile-money' | 'local-cards' | 'international-cards' | 'bank-transfers'

export const pricingFees: readonly { kind: FeeKind; name: string; rates: Record<PlanId, Rate> }[] =
  [
    {
      kind: 'mobile-money',
      name: 'Mobile money',
      rates: { basic: rate(2.5), business: rate(2), enterprise: null },
    },
    {
      kind: 'local-cards',
      name: 'Local cards',
      rates: { basic: rate(2.9), business: rate(2.5), enterprise: null },
    },
    {
      kind: 'international-cards',
      name: 'International cards',
      rates: { basic: rate(3.9, 30), business: rate(3.5, 30), enterprise: null },
    },
    {
      kind: 'bank-transfers',
      name: 'Bank transfers',
      rates: { basic: rate(1.5), business: rate(1), enterprise: null },
    },
  ]

export const settlementTerms: Record<PlanId, string> = {
  basic: 'Within 24 hours',
  business: 'Same-day',
  enterprise: 'Instant',
}

export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    description: 'For a first shop or side business',
    priceUSD: 29,
    priceZWL: 6000,
    popular: false,
    features: ['Mobile money 2.5%', 'Payment links and QR', 'Settled within 24 hours'],
  },
  {
    id: 'business',
    name: 'Business',
    description: 'For teams taking payments every day',
    priceUSD: 99,
    priceZWL: 18_000,
    popular: true,
    features: ['Mobile money 2.0%', 'Invoicing and reports', 'Settled the same day', 'Team access'],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For many branches and high volume',
    priceUSD: 299,
    priceZWL: 50_000,
    popular: false,
    features: ['Custom rates', 'API and sandbox', 'Instant settlement'],
  },
]

/** A plan's price in whole units: a month, or a year at 15 % off (monthly x 0.85 x 12, rounded). Spec §9. */
export function planPrice(plan: Plan, period: BillingPeriod, currency: Currency): number {
  const monthly = currency === 'USD' ? plan.priceUSD : plan.priceZWL
  return period === 'monthly' ? monthly : Math.round((monthly * 85 * 12) / 100)
}

/** A whole price as people read it: `$1,010`, `ZWL 61,200`. */
export function formatPrice(price: number, currency: Currency): string {
  const text = formatCount(price)
  return currency === 'USD' ? `$${text}` : `ZWL\u00a0${text}`
}

/** A rate as people read it: `2.5%`, `3.9% + $0.30`, `Custom`. */
export function formatRate(each: Rate): string {
  if (!each) return 'Custom'
  const flat = each.flat > 0 ? ` + $${(each.flat / 100).toFixed(2)}` : ''
  return `${each.percent.toFixed(1)}%${flat}`
}

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

/** The kind of a payment by a method. */
export const feeKindOf = (method: PaymentMethodId): FeeKind => kinds[method]

/** What a plan takes of a kind of payment. */
export function rateOf(plan: PlanId, kind: FeeKind): Rate {
  return pricingFees.find((each) => each.kind === kind)?.rates[plan] ?? null
}

import type { PlanId } from '#db/merchants/schemas.ts'
import type { Currency } from '#db/money.ts'
import { listedRates, planNames, planPrices, type FeeKind } from '#db/settings/plans.ts'
import { currencySymbol, formatCount } from '#db/text/format.ts'

/** The plans and fees of the pricing page (SITE-3). */

export interface PricedPlan {
  id: PlanId
  name: string
  description: string
  /** In whole dollars per month. */
  priceUSD: number
  /** In whole ZWL per month. */
  priceZWL: number
  popular: boolean
  /** What it adds to the plan before it. */
  features: readonly string[]
}

/** A percentage and a flat part in USD minor units; null is agreed with each merchant. */
export type Rate = { percent: number; flat: number } | null

function listed(
  kind: FeeKind,
  name: string,
): { kind: FeeKind; name: string; rates: Record<PlanId, Rate> } {
  const rate = (plan: 'basic' | 'business'): Rate => {
    const { percentage, fixedFee } = listedRates[kind][plan]
    return { percent: percentage, flat: fixedFee }
  }
  return {
    kind,
    name,
    rates: { basic: rate('basic'), business: rate('business'), enterprise: null },
  }
}

export const pricingFees = [
  listed('mobile-money', 'Mobile money'),
  listed('local-cards', 'Local cards'),
  listed('international-cards', 'International cards'),
  listed('bank-transfers', 'Bank transfers'),
] as const

export const settlementTerms: Record<PlanId, string> = {
  basic: 'Within 24 hours',
  business: 'Same-day',
  enterprise: 'Instant',
}

export const plans: readonly PricedPlan[] = [
  {
    id: 'basic',
    name: planNames.basic,
    description: 'For a first shop or side business',
    priceUSD: planPrices.basic.USD,
    priceZWL: planPrices.basic.ZWL,
    popular: false,
    features: [
      'Payment links, QR and USSD',
      'Invoicing and reports',
      'Team access, API and sandbox',
      'Settled within 24 hours',
    ],
  },
  {
    id: 'business',
    name: planNames.business,
    description: 'For teams taking payments every day',
    priceUSD: planPrices.business.USD,
    priceZWL: planPrices.business.ZWL,
    popular: true,
    features: [
      `Everything in ${planNames.basic}`,
      `Mobile money ${formatRate(rateOf('business', 'mobile-money'))}`,
      `Bank transfers ${formatRate(rateOf('business', 'bank-transfers'))}`,
      'Settled the same day',
    ],
  },
  {
    id: 'enterprise',
    name: planNames.enterprise,
    description: 'For many branches and high volume',
    priceUSD: planPrices.enterprise.USD,
    priceZWL: planPrices.enterprise.ZWL,
    popular: false,
    features: [`Everything in ${planNames.business}`, 'Custom rates', 'Instant settlement'],
  },
]

/** Formats a whole price: `$1,010`, `ZWL 61,200`. */
export function formatPrice(price: number, currency: Currency): string {
  return `${currencySymbol(currency)}${formatCount(price)}`
}

/** Formats a rate: `2.5%`, `3.9% + $0.30`, `Custom`. */
export function formatRate(each: Rate): string {
  if (!each) return 'Custom'
  const flat = each.flat > 0 ? ` + $${(each.flat / 100).toFixed(2)}` : ''
  return `${each.percent.toFixed(1)}%${flat}`
}

/** Returns the rate of a plan for a kind of payment. */
export function rateOf(plan: PlanId, kind: FeeKind): Rate {
  return pricingFees.find((each) => each.kind === kind)?.rates[plan] ?? null
}

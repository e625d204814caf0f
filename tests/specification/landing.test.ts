// Proves SITE-3, SITE-4.
import { expect, test } from 'vitest'
import { zwlPerUsd } from '#db/money.ts'
import { planPrice } from '#db/settings/plans.ts'
import { demoMethods, demoPresets, timings } from '#src/rules/site.ts'
import { formatPrice, formatRate, plans, pricingFees, settlementTerms } from '#src/rules/pricing.ts'

test('section 9: plans per month, in USD or ZWL', () => {
  expect(
    plans.map(({ name, priceUSD, priceZWL, popular }) => [name, priceUSD, priceZWL, popular]),
  ).toEqual([
    ['Basic', 29, 6000, false],
    ['Business', 99, 18000, true],
    ['Enterprise', 299, 50000, false],
  ])
})

test('section 9: a year is monthly x 0.85 x 12, rounded', () => {
  for (const plan of plans) {
    expect(planPrice(plan.id, 'yearly', 'USD')).toBe(Math.round(plan.priceUSD * 0.85 * 12))
    expect(planPrice(plan.id, 'yearly', 'ZWL')).toBe(Math.round(plan.priceZWL * 0.85 * 12))
  }
  expect(plans.map((plan) => formatPrice(planPrice(plan.id, 'yearly', 'USD'), 'USD'))).toEqual([
    '$296',
    '$1,010',
    '$3,050',
  ])
})

test('section 9: transaction fees, Basic / Business / Enterprise', () => {
  const table = pricingFees.map(({ name, rates }) => [
    name,
    formatRate(rates.basic),
    formatRate(rates.business),
    formatRate(rates.enterprise),
  ])
  expect(table).toEqual([
    ['Mobile money', '2.5%', '2.0%', 'Custom'],
    ['Local cards', '2.9%', '2.5%', 'Custom'],
    ['International cards', '3.9% + $0.30', '3.5% + $0.30', 'Custom'],
    ['Bank transfers', '1.5%', '1.0%', 'Custom'],
  ])
})

test('section 9: settlement', () => {
  expect(settlementTerms).toEqual({
    basic: 'Within 24 hours',
    business: 'Same-day',
    enterprise: 'Instant',
  })
})

test('sections 2 and 9: the demo', () => {
  expect(demoPresets).toEqual([50, 100, 500])
  expect(demoMethods.map(({ id }) => id)).toEqual(['ecocash', 'onemoney', 'zimswitch', 'card'])
  expect(zwlPerUsd).toBe(17.5)
  expect(timings.demoProcessing).toBe(1500)
  expect(timings.demoSuccess).toBe(3000)
})

// Proves SITE-3, PLAN-2.
import { describe, expect, test } from 'vitest'
import { planPrice } from '#db/settings/plans.ts'
import { formatPrice, formatRate, plans, pricingFees, rateOf } from './pricing.ts'

const prices = (period: 'monthly' | 'yearly', currency: 'USD' | 'ZWL') =>
  plans.map((plan) => formatPrice(planPrice(plan.id, period, currency), currency))

describe('plan prices', () => {
  test('a month', () => {
    expect(prices('monthly', 'USD')).toEqual(['$29', '$99', '$299'])
    expect(prices('monthly', 'ZWL')).toEqual([
      'ZWL\u00a06,000',
      'ZWL\u00a018,000',
      'ZWL\u00a050,000',
    ])
  })

  test('a year: monthly x 0.85 x 12, rounded', () => {
    expect(prices('yearly', 'USD')).toEqual(['$296', '$1,010', '$3,050'])
    expect(prices('yearly', 'ZWL')).toEqual([
      'ZWL\u00a061,200',
      'ZWL\u00a0183,600',
      'ZWL\u00a0510,000',
    ])
  })

  test('one plan is the most popular', () => {
    expect(plans.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['Business'])
  })
})

test('the fee table', () => {
  expect(
    pricingFees.map(({ name, rates }) => [
      name,
      formatRate(rates.basic),
      formatRate(rates.business),
      formatRate(rates.enterprise),
    ]),
  ).toEqual([
    ['Mobile money', '2.5%', '2.0%', 'Custom'],
    ['Local cards', '2.9%', '2.5%', 'Custom'],
    ['International cards', '3.9% + $0.30', '3.5% + $0.30', 'Custom'],
    ['Bank transfers', '1.5%', '1.0%', 'Custom'],
  ])
})

test('a plan names only what it adds, at the rates that its row has', () => {
  const [basic, business, enterprise] = plans.map(({ features }) => features)
  expect(business).toContain('Everything in Basic')
  expect(business).toContain(`Mobile money ${formatRate(rateOf('business', 'mobile-money'))}`)
  expect(enterprise).toContain('Everything in Business')
  const all = [basic, business, enterprise].flat()
  expect(new Set(all).size).toBe(all.length)
})

// Proves PLAN-2.
import { expect, test } from 'vitest'
import type { PlanId } from '#db/merchants/schemas.ts'
import { formatFeeRule } from '#db/text/format.ts'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { rateRows } from './method-rates.tsx'
import { planNote } from './plan-words.ts'

test('what is charged on each plan is listed, methods that cost the same in one row', () => {
  const rows = rateRows({ merchantFees, fees: [] }, 'basic')
  const told = rows.map(({ methods, fees }) => [
    methods,
    ...[fees.basic, fees.business, fees.enterprise].map(formatFeeRule),
  ])
  expect(told).toContainEqual(['EcoCash', '2.5% + $0.20', '2.0%', '1.8%'])
  expect(told).toContainEqual(['ZimSwitch', '1.9% + $0.25', '1.9% + $0.25', '1.9% + $0.25'])
  expect(told).toContainEqual(['Visa, Mastercard', '2.9% + $0.30', '2.9% + $0.30', '2.9% + $0.30'])
})

test('the current plan says what it costs and until when, another one what it would have saved', () => {
  const held = {
    plan: 'business',
    period: 'monthly',
    currency: 'USD',
    from: '2026-11-12T08:00:00.000Z',
  } as const
  const plan = { held, monthFees: { basic: 125_34, business: 92_10, enterprise: 80_00 } }
  const on = (id: PlanId) => planNote(plan, id, new Date('2026-11-21T12:14:00Z'))
  expect(on('enterprise')).toBe('Last 30 days: $12.10 less in fees')
  expect(on('business')).toBe('You pay $99 a month. Renews on Dec 12')
  expect(on('basic')).toBeUndefined()
})

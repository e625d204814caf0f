// Proves PLAN-2.
import { expect, test } from 'vitest'
import { formatFeeRule } from '#src/rules/format.ts'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { rateRows } from './method-rates.tsx'
import { savedText } from './upgrade-screen.tsx'

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

test('a plan says what it would have saved, and nothing where it would not', () => {
  const held = { plan: 'business', period: 'monthly', currency: 'USD', from: '' } as const
  const plan = { held, monthFees: { basic: 125_34, business: 92_10, enterprise: 80_00 } }
  expect(savedText(plan, 'enterprise')).toBe('Fees on your last 30 days: $80.00, $12.10 less')
  expect(savedText(plan, 'business')).toBeUndefined()
  expect(savedText(plan, 'basic')).toBeUndefined()
})

// Proves PLAN-2.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { type Fee, feeOf, termsOf } from '../payments/fees.ts'
import { paymentMethodIds } from '../payments/schemas.ts'
import { feesByPlan } from './plan-figures.ts'
import { planIds } from './plans.ts'

const now = new Date(2026, 10, 21, 12)
const tables = { merchantFees, fees: [] }

test('the last 30 days’ payments cost what each plan’s fees would have taken of each', () => {
  const ledger = ledgerOf(
    paymentRow(1, { date: '2026-10-01T08:00:00.000Z' }),
    paymentRow(2, { amount: 100_00 }),
    paymentRow(3, { amount: 1_750_00, currency: 'ZWL', paymentMethod: 'bank' }),
    paymentRow(4, { amount: 100_00, paymentMethod: 'visa', status: 'refunded' }),
    paymentRow(5, { status: 'failed' }),
    paymentRow(6, { merchantId: 'M-002' }),
  )
  expect(feesByPlan(ledger, 'M-001', tables, now)).toEqual({
    basic: 2_70 + 1_50 + 3_20,
    business: 2_00 + 1_00 + 3_20,
    enterprise: 1_80 + 80 + 3_20,
  })
})

test('no payment costs more on a dearer plan, whatever the fee structure says', () => {
  const fee = fc.record({
    id: fc.constantFrom(...paymentMethodIds),
    paymentMethod: fc.constant('Any'),
    type: fc.constant<Fee['type']>('Mobile Money'),
    merchantFee: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    customerFee: fc.constant(0),
    flatFee: fc.integer({ min: 0, max: 2_00 }),
  })
  fc.assert(
    fc.property(
      fc.array(fee, { maxLength: 8 }),
      fc.constantFrom(...paymentMethodIds),
      fc.integer({ min: 1, max: 100_000_00 }),
      fc.constantFrom('USD' as const, 'ZWL' as const),
      (fees, method, amount, currency) => {
        const costs = planIds.map((plan) =>
          feeOf(termsOf({ merchantFees, fees, plan }, method), {
            type: 'payment',
            amount,
            currency,
          }),
        )
        expect(costs).toEqual(costs.toSorted((a, b) => b - a))
      },
    ),
  )
})

test('a plan’s rate holds where it is lower, and the fee structure’s where that is', () => {
  const terms = (method: 'ecocash' | 'zimswitch' | 'visa') =>
    termsOf({ ...tables, plan: 'business' }, method)
  expect(terms('ecocash')).toEqual({ percentage: 2, fixedFee: 0 })
  expect(terms('zimswitch')).toEqual({ percentage: 1.9, fixedFee: 25 })
  expect(terms('visa')).toEqual({ percentage: 2.9, fixedFee: 30 })
})

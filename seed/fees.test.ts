import { expect, test } from 'vitest'
import { feeOf, sampleTerms } from '#db/payments/fees.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { loadSeed } from './load-seed.ts'

const { merchantFees } = loadSeed(new Date('2026-11-21T12:14:00Z'))

const fee = (
  paymentMethod: Transaction['paymentMethod'],
  amount: number,
  currency: Transaction['currency'] = 'USD',
  type: Transaction['type'] = 'payment',
) => feeOf(sampleTerms(merchantFees, paymentMethod), { type, amount, currency })

test.each([
  ['ecocash', 270],
  ['onemoney', 235],
  ['innbucks', 248],
  ['zimswitch', 215],
  ['visa', 320],
  ['mastercard', 320],
  ['bank', 150],
  ['omari', 250],
] as const)('%s costs %i cents of $100.00', (method, cents) => {
  expect(fee(method, 10000)).toBe(cents)
})

test('in ZWL the fixed part is 17.5 times as much', () => {
  expect(fee('ecocash', 175000, 'ZWL')).toBe(4375 + 350)
})

test('the sum is rounded half up, once', () => {
  expect(fee('bank', 99)).toBe(1)
  expect(fee('bank', 100)).toBe(2)
  expect(fee('onemoney', 100000, 'ZWL')).toBe(2463)
})

test.each(['refund', 'payout', 'adjustment'] as const)('a %s costs nothing', (type) => {
  expect(fee('ecocash', 10000, 'USD', type)).toBe(0)
})

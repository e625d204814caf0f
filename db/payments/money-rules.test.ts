import { describe, expect, test } from 'vitest'
import { merchantFees } from '#tests/support/fee-rows.ts'
import { feeOf, sampleTerms } from './fees.ts'
import { transactionNumber } from './rules.ts'
import { maskAccount, outcomeOf } from './test-accounts.ts'

describe('section 9: what a payment of $100 costs', () => {
  test.each([
    ['ecocash', 2_70],
    ['onemoney', 2_35],
    ['innbucks', 2_48],
    ['zimswitch', 2_15],
    ['visa', 3_20],
    ['mastercard', 3_20],
    ['bank', 1_50],
    ['omari', 2_50],
  ] as const)('by %s', (paymentMethod, fee) => {
    const payment = { type: 'payment', amount: 100_00, currency: 'USD', paymentMethod } as const
    const rule = sampleTerms(merchantFees, paymentMethod)
    expect(feeOf(rule, payment)).toBe(fee)
    for (const type of ['refund', 'payout', 'adjustment'] as const)
      expect(feeOf(rule, { ...payment, type })).toBe(0)
  })
})

test.each([
  // 2.5% and 20 cents at 17.5: 43.75 + 3.50.
  [1_750_00, 'ZWL', 'ecocash', 47_25],
  // 1.9% of 0.30 and 25 cents would exceed the payment.
  [30, 'USD', 'zimswitch', 26],
  [10, 'USD', 'zimswitch', 10],
  [1_00, 'USD', 'bank', 2],
] as const)('a payment of %i %s by %s costs %i', (amount, currency, paymentMethod, fee) => {
  expect(
    feeOf(sampleTerms(merchantFees, paymentMethod), { type: 'payment', amount, currency }),
  ).toBe(fee)
})

test.each([
  // The fees that the console saves are unbounded (ADM-7).
  ['below nothing', { percentage: -5, fixedFee: 0 }, 0],
  ['a flat part below nothing', { percentage: 2, fixedFee: -50 }, 1_50],
  ['more than everything', { percentage: 1e300, fixedFee: 0 }, 100_00],
  ['thousandths of a percent', { percentage: 2.345, fixedFee: 0 }, 2_35],
])('a fee of %s stays between nothing and the payment', (_what, rule, fee) => {
  expect(feeOf(rule, { type: 'payment', amount: 100_00, currency: 'USD' })).toBe(fee)
})

test.each([
  ['0771111111', '077 *** 1111'],
  ['+263 77 123 4567', '077 *** 4567'],
  ['00263771234567', '077 *** 4567'],
  ['4242 4242 4242 4242', '**** 4242'],
  ['CBZ 1234 5678 4471', '**** 4471'],
  ['  Counter 3 ', 'Counter 3'],
  ['', ''],
])('the account %j is kept as %j', (account, kept) => {
  expect(maskAccount(account)).toBe(kept)
})

test.each([
  ['4242 4242 4242 4242', null],
  ['4000-0000-0000-0002', 'The card was declined'],
  ['4000000000009995', 'Insufficient funds on the card'],
])('a card %s is charged or not: %s', (account, failure) => {
  expect(outcomeOf(account)).toEqual({ delay: 2_000, failure })
})

test.each(['TX-01', 'TX-', 'M-001', 'TX-1.5', 'tx-1'])('%s is no transaction’s id', (id) => {
  expect(() => transactionNumber(id)).toThrow('is not the id')
})

// Proves SITE-2.
import { expect, test } from 'vitest'
import { demoFee, demoMethods, demoPresets, usdToZwl, zwlToUsd } from './site.ts'

test.each([
  ['ecocash', 'ZWL', 10_000, 250, 9750],
  ['onemoney', 'USD', 5000, 125, 4875],
  ['zimswitch', 'ZWL', 50_000, 1450, 48_550],
  ['card', 'USD', 10_000, 420, 9580],
  // 3.9% of ZWL 100.00, plus $0.30 at 17.5.
  ['card', 'ZWL', 10_000, 915, 9085],
  ['ecocash', 'USD', 1, 0, 1],
  ['ecocash', 'USD', 20, 1, 19],
  // The flat part alone exceeds the payment.
  ['card', 'USD', 10, 10, 0],
  ['zimswitch', 'USD', 100_000_000, 2_900_000, 97_100_000],
] as const)(
  '%s, %s: of %i the fee is %i, the merchant receives %i',
  (method, currency, amount, fee, receives) => {
    expect(demoFee(amount, currency, method, 17.5)).toEqual({ fee, receives })
  },
)

test('converts both ways, to the cent', () => {
  expect(usdToZwl(100, 17.5)).toBe(1750)
  expect(usdToZwl(1, 17.5)).toBe(18)
  expect(zwlToUsd(1750, 17.5)).toBe(100)
  expect(zwlToUsd(10_000, 17.5)).toBe(571)
})

test('the ways to pay and the amounts to choose from', () => {
  expect(demoMethods.map(({ id }) => id)).toEqual(['ecocash', 'onemoney', 'zimswitch', 'card'])
  expect(demoPresets).toEqual([50, 100, 500])
})

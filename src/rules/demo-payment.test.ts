// Proves SITE-2.
import { expect, test } from 'vitest'
import { demoMethods, demoPresets, usdToZwl, zwlToUsd } from './site.ts'

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

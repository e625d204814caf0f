// Proves FEE-2.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, maxAmount } from '../money.ts'
import { feeOf, grossUp, leftOf } from './fees.ts'

const ecocash = { percentage: 2.5, fixedFee: 20 }

test('the fee is one of the whole that is paid, not of what is wanted', () => {
  expect(grossUp(ecocash, 100_00, 'USD')).toBe(102_77)
  expect(feeOf(ecocash, { type: 'payment', amount: 102_77, currency: 'USD' })).toBe(2_77)
  expect(leftOf(ecocash, 102_76, 'USD')).toBe(99_99)
  expect(grossUp({ percentage: 0, fixedFee: 0 }, 7, 'ZWL')).toBe(7)
})

test.each([
  [{ percentage: 100, fixedFee: 0 }, 1],
  [{ percentage: 250, fixedFee: 0 }, 1],
  [{ percentage: 0, fixedFee: 1 }, maxAmount],
])('where no payment leaves so much, there is none: %o of %i', (rule, wanted) => {
  expect(grossUp(rule, wanted, 'USD')).toBeNull()
})

test('a fee that grows faster than the payment leaves what it left before it began', () => {
  const rule = { percentage: 150, fixedFee: -300 }
  expect(grossUp(rule, 2_00, 'USD')).toBe(2_00)
  expect(grossUp(rule, 2_01, 'USD')).toBeNull()
})

const rule = fc.record({
  // In hundredths of a percent, beyond any realistic bounds.
  percentage: fc.integer({ min: 0, max: 9_999 }).map((hundredths) => hundredths / 100),
  fixedFee: fc.integer({ min: -200, max: 10_000 }),
})

test('the smallest payment whose fee leaves at least that, for every rule and amount', () => {
  fc.assert(
    fc.property(
      rule,
      fc.integer({ min: 1, max: 5_000_00 }),
      fc.constantFrom(...currencies),
      (terms, wanted, currency) => {
        const pays = grossUp(terms, wanted, currency)
        if (pays === null) return leftOf(terms, maxAmount, currency) < wanted
        const isEnough = leftOf(terms, pays, currency) >= wanted
        const isSmallest = pays === 1 || leftOf(terms, pays - 1, currency) < wanted
        return isEnough && isSmallest
      },
    ),
    { numRuns: 2_000 },
  )
})

test('the same found by trying every payment, where the rules are unusual', () => {
  fc.assert(
    fc.property(
      fc.record({
        percentage: fc.double({ min: -20, max: 300, noNaN: true }),
        fixedFee: fc.integer({ min: -300, max: 300 }),
      }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(...currencies),
      (terms, wanted, currency) => {
        const pays = grossUp(terms, wanted, currency)
        const most = 20_000
        let tried: number | null = null
        for (let amount = 1; amount <= most && tried === null; amount += 1)
          if (leftOf(terms, amount, currency) >= wanted) tried = amount
        expect(pays !== null && pays > most ? null : pays).toBe(tried)
      },
    ),
    { numRuns: 150 },
  )
})

test('a round trip: what a payment leaves needs no more than that payment', () => {
  fc.assert(
    fc.property(
      rule,
      fc.integer({ min: 1, max: maxAmount }),
      fc.constantFrom(...currencies),
      (terms, amount, currency) => {
        const left = leftOf(terms, amount, currency)
        if (left === 0) return
        const pays = grossUp(terms, left, currency)
        expect(pays).not.toBeNull()
        expect(pays).toBeLessThanOrEqual(amount)
        expect(leftOf(terms, pays ?? 0, currency)).toBe(left)
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { feeEffects } from './fee-figures.ts'
import type { Transaction } from './schemas.ts'

const now = new Date(2026, 10, 21, 12)
const lastMonth = (day: number) => new Date(2026, 9, day, 9).toISOString()
const standard = new Set(['M-001', 'M-003'])

/**
 * Returns a payment's fee under a rule with one decimal, in its own cents, rounded half up in exact
 * integers.
 */
function costs(amount: number, tenths: number, fixed: number, currency: string): bigint {
  const flat = currency === 'ZWL' ? BigInt(fixed) * 35n * 500n : BigInt(fixed) * 1000n
  const exact = BigInt(amount) * BigInt(tenths) + flat
  const rounded = (exact + 500n) / 1000n
  return rounded < BigInt(amount) ? rounded : BigInt(amount)
}

/** Converts to cents of USD, rounding half up. */
const usd = (minor: bigint, currency: string) =>
  currency === 'USD' ? minor : (minor * 4n + 35n) / 70n

const row = fc.record({
  day: fc.integer({ min: 1, max: 31 }),
  merchantId: fc.constantFrom('M-001', 'M-002', 'M-003'),
  amount: fc.integer({ min: 1, max: 5_000_00 }),
  currency: fc.constantFrom('USD' as const, 'ZWL' as const),
  fee: fc.integer({ min: 0, max: 100_00 }),
  paymentMethod: fc.constantFrom('ecocash' as const, 'visa' as const, 'innbucks' as const),
  status: fc.constantFrom('successful' as const, 'refunded' as const, 'failed' as const),
  type: fc.constantFrom('payment' as const, 'refund' as const),
})

test('the effect is the sum of every payment’s own fee, rounded by itself, of merchants on the standard plan', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 30 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 200 }),
      (drawn, tenths, fixedFee) => {
        const rows = drawn.map(({ day, ...over }, at): Transaction =>
          paymentRow(at + 1, { ...over, date: lastMonth(day) }),
        )
        const rules = new Map([['ecocash' as const, { percentage: tenths / 10, fixedFee }]])
        const own = rows.filter(
          ({ merchantId, paymentMethod, status, type }) =>
            standard.has(merchantId) &&
            paymentMethod === 'ecocash' &&
            type === 'payment' &&
            status !== 'failed',
        )
        const sum = (of: (each: Transaction) => bigint) =>
          Number(own.reduce((total, each) => total + usd(of(each), each.currency), 0n))
        expect(feeEffects(ledgerOf(...rows), standard, rules, now)).toEqual([
          {
            id: 'ecocash',
            payments: own.length,
            earned: sum(({ fee }) => BigInt(fee)),
            wouldEarn: sum(({ amount, currency }) => costs(amount, tenths, fixedFee, currency)),
          },
        ])
      },
    ),
    { numRuns: 60 },
  )
})

test('only last month counts, by the calendar', () => {
  const at = (date: Date) => ({ date: date.toISOString() })
  const ledger = ledgerOf(
    paymentRow(1, at(new Date(2026, 8, 30, 23))),
    paymentRow(2, at(new Date(2026, 9, 1))),
    paymentRow(3, at(new Date(2026, 9, 31, 23, 59))),
    paymentRow(4, at(new Date(2026, 10, 1))),
  )
  const rules = new Map([['ecocash' as const, { percentage: 3, fixedFee: 0 }]])
  expect(feeEffects(ledger, standard, rules, now)).toEqual([
    { id: 'ecocash', payments: 2, earned: 2_66, wouldEarn: 2_70 },
  ])
})

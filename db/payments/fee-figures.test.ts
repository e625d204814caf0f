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
  customerFee: fc.integer({ min: 1, max: 100_00 }),
  paymentMethod: fc.constantFrom('ecocash' as const, 'visa' as const, 'innbucks' as const),
  status: fc.constantFrom('successful' as const, 'refunded' as const, 'failed' as const),
  type: fc.constantFrom('payment' as const, 'refund' as const),
})

test('the effect is the sum of every payment’s own fees, each rounded by itself', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 30 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 200 }),
      fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
      (drawn, tenths, fixedFee, customerTenths) => {
        const rows = drawn.map(({ day, ...over }, at): Transaction =>
          paymentRow(at + 1, { ...over, date: lastMonth(day) }),
        )
        const merchant = { percentage: tenths / 10, fixedFee }
        const customer = customerTenths && customerTenths / 10
        const others = new Map([['ecocash' as const, { merchant, customer }]])
        const taken = rows.filter(
          ({ paymentMethod, status, type }) =>
            paymentMethod === 'ecocash' && type === 'payment' && status !== 'failed',
        )
        const ofStandard = taken.filter(({ merchantId }) => standard.has(merchantId))
        const charged = customer === undefined ? [] : taken
        const sum = (own: Transaction[], of: (each: Transaction) => bigint) =>
          Number(own.reduce((total, each) => total + usd(of(each), each.currency), 0n))
        const costing = (parts: number, fixed: number) => (each: Transaction) =>
          costs(each.amount, parts, fixed, each.currency)
        expect(feeEffects(ledgerOf(...rows), standard, others, now)).toEqual([
          {
            id: 'ecocash',
            payments: (customer === undefined ? ofStandard : taken).length,
            earned:
              sum(ofStandard, ({ fee }) => BigInt(fee)) +
              sum(charged, ({ customerFee = 0 }) => BigInt(customerFee)),
            wouldEarn:
              sum(ofStandard, costing(tenths, fixedFee)) +
              sum(charged, costing(customerTenths ?? 0, 0)),
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
  const merchant = { percentage: 3, fixedFee: 0 }
  const others = new Map([['ecocash' as const, { merchant }]])
  expect(feeEffects(ledger, standard, others, now)).toEqual([
    { id: 'ecocash', payments: 2, earned: 2_66, wouldEarn: 2_70 },
  ])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { startOfDay } from '../days.ts'
import { flowRanges, moneyFlow } from './money-flow-figures.ts'
import type { Transaction } from './schemas.ts'

/** Noon on the device's clock, so that the test passes in any time zone. */
const now = new Date(2026, 10, 21, 12)
const own = { merchantId: 'M-001' }
let number = 100

function row(daysAgo: number, over: Partial<Transaction> = {}, hour = 9): Transaction {
  number += 1
  const date = new Date(2026, 10, 21 - daysAgo, hour).toISOString()
  return paymentRow(number, { date, amount: 10_00, fee: 1_00, ...over })
}

test('payments and adjustments come in; refunds, paid payouts and fees go out, in USD', () => {
  const ledger = ledgerOf(
    row(0),
    row(1, { status: 'refunded', refunded: 10_00 }),
    row(1, { amount: 175_00, fee: 17_50, currency: 'ZWL' }),
    row(0, { type: 'refund', fee: 0, amount: 10_00 }),
    row(2, { type: 'payout', fee: 1_00, amount: 6_00 }),
    row(2, { type: 'payout', fee: 0, amount: 900_00, status: 'pending' }),
    row(3, { type: 'adjustment', fee: 0, amount: 2_00 }),
    row(3, { status: 'failed' }),
    row(3, { status: 'pending' }),
    row(3, { merchantId: 'M-002' }),
  )
  const { now: sums, steps } = moneyFlow(ledger, own, now, '7')
  expect(sums).toEqual({ in: 32_00, out: 19_00, refunds: 10_00, payouts: 5_00, fees: 4_00 })
  expect(steps).toHaveLength(7)
  expect(steps.at(-1)).toEqual({
    from: new Date(2026, 10, 21).getTime(),
    to: new Date(2026, 10, 21).getTime(),
    in: 10_00,
    out: 11_00,
    payouts: 0,
  })
  expect(steps.at(-2)).toMatchObject({ in: 20_00, out: 2_00 })
  expect(steps.at(-3)).toMatchObject({ in: 0, out: 6_00, payouts: 5_00 })
})

test('the range before is as long and ends at the same time of the day', () => {
  const ledger = ledgerOf(
    row(6, {}, 0),
    row(7, {}, 13),
    row(7, {}, 11),
    row(13, {}, 0),
    row(14, {}, 23),
  )
  expect(moneyFlow(ledger, own, now, '7')).toMatchObject({
    now: { in: 10_00, out: 1_00 },
    before: { in: 20_00, out: 2_00 },
  })
})

test.each([
  ['7', 7, new Date(2026, 10, 15)],
  ['30', 30, new Date(2026, 9, 23)],
  ['90', 13, new Date(2026, 7, 24)],
  ['year', 12, new Date(2025, 10, 22)],
] as const)('the range %s has %i steps and begins on its day', (range, count, first) => {
  const { steps } = moneyFlow(ledgerOf(), own, now, range)
  expect(steps).toHaveLength(count)
  expect(steps[0]?.from).toBe(first.getTime())
  expect(steps.at(-1)?.to).toBe(new Date(2026, 10, 21).getTime())
  for (const [at, { to }] of steps.slice(0, -1).entries())
    expect(startOfDay(new Date(to), 1)).toBe(steps[at + 1]?.from)
})

test('the steps add up to the whole, whenever the rows were', () => {
  const someRow = fc.record({
    daysAgo: fc.integer({ min: 0, max: 800 }),
    type: fc.constantFrom('payment', 'refund', 'payout', 'adjustment'),
    status: fc.constantFrom('successful', 'pending', 'failed'),
    amount: fc.integer({ min: 1, max: 1_000_00 }),
  })
  fc.assert(
    fc.property(
      fc.array(someRow, { maxLength: 30 }),
      fc.constantFrom(...flowRanges),
      (drawn, range) => {
        const ledger = ledgerOf(
          ...drawn.map(({ daysAgo, ...over }) => row(daysAgo, { fee: 0, ...over })),
        )
        const { steps, now: sums } = moneyFlow(ledger, own, now, range)
        expect(steps.reduce((sum, step) => sum + step.in, 0)).toBe(sums.in)
        expect(steps.reduce((sum, step) => sum + step.out, 0)).toBe(sums.out)
        expect(steps.reduce((sum, step) => sum + step.payouts, 0)).toBe(sums.payouts)
      },
    ),
    { numRuns: 60 },
  )
})

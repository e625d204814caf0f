// Proves OUT-5.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { currencies, type Currency } from '../money.ts'
import { carryingPayouts, contentSums, payoutContents } from './contents-figures.ts'

/** Minutes into the first hour of the rows. */
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString()

const payout = (amount: number, currency: Currency = 'USD') => ({
  merchantId: 'M-001',
  amount,
  currency,
  carriesAfter: at(5),
  carriesUpTo: at(50),
})

const ledger = ledgerOf(
  paymentRow(5),
  paymentRow(30),
  paymentRow(10),
  paymentRow(11, { currency: 'ZWL', amount: 175_00, fee: 17_50 }),
  paymentRow(12, { status: 'failed' }),
  paymentRow(13, { status: 'pending' }),
  paymentRow(14, { merchantId: 'M-002' }),
  paymentRow(20, { type: 'refund', amount: 5_00, fee: 0 }),
  paymentRow(21, { type: 'adjustment', amount: 2_00, fee: 0 }),
  paymentRow(22, { type: 'payout', amount: 3_00, fee: 1_00 }),
  paymentRow(51),
)

const shown = (amount: number) => {
  const { lines, rest } = payoutContents(ledger, payout(amount))
  return [lines.map(({ id, net }) => [id, net]), rest]
}

test('it carries what settled in its time in its currency, oldest first, and the rest was there before', () => {
  expect(shown(200_00)).toEqual([
    [
      ['TX-10', 43_67],
      ['TX-20', -5_00],
      ['TX-21', 2_00],
      ['TX-30', 43_67],
    ],
    { amount: 115_66, of: null },
  ])
})

test('one in ZWL carries ZWL, unconverted', () => {
  const { lines, rest, total } = payoutContents(ledger, payout(157_50, 'ZWL'))
  expect(lines).toMatchObject([{ id: 'TX-11', gross: 175_00, fee: 17_50, net: 157_50 }])
  expect([rest, total]).toEqual([{ amount: 0, of: null }, 157_50])
})

test('where more came in than is paid out, the rest is a part of the first payment that does not fit', () => {
  expect(shown(60_00)).toEqual([
    [
      ['TX-10', 43_67],
      ['TX-20', -5_00],
      ['TX-21', 2_00],
    ],
    { amount: 19_33, of: 'TX-30' },
  ])
  expect(shown(44_00)).toEqual([
    [
      ['TX-10', 43_67],
      ['TX-20', -5_00],
      ['TX-21', 2_00],
    ],
    { amount: 3_33, of: 'TX-30' },
  ])
})

test('a payment that settled later than it was made is carried by the later payout', () => {
  const history = [
    { status: 'pending', at: at(1) },
    { status: 'successful', at: at(40) },
  ] as const
  const late = ledgerOf(paymentRow(1, { history: [...history] }))
  expect(payoutContents(late, payout(100_00)).lines).toHaveLength(1)
})

test('the sums agree to the cent, whatever is in the ledger and however much is paid out', () => {
  const inEither = fc.constantFrom(...currencies)
  const rows = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 900_00 }),
      feeShare: fc.double({ min: 0, max: 1, noNaN: true }),
      type: fc.constantFrom('payment' as const, 'refund' as const, 'adjustment' as const),
      currency: inEither,
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 5_000_00 }), inEither, (made, amount, currency) => {
      const all = made.map(({ feeShare, ...row }, number) =>
        paymentRow(number + 10, { ...row, fee: Math.floor(row.amount * feeShare) }),
      )
      const contents = payoutContents(ledgerOf(...all), payout(amount, currency))
      const { lines, rest, total } = contents
      expect(lines.reduce((sum, { net }) => sum + net, rest.amount)).toBe(total)
      for (const { gross, fee, net } of lines) expect(gross - fee).toBe(net)
      const sums = contentSums(contents)
      expect(sums.payments + sums.refunds + sums.adjustments - sums.fees + sums.rest).toBe(amount)
      expect(rest.amount).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('of all payouts at once: each transaction has those that carry it, whole or in part, the oldest first', () => {
  const asked = (id: string, over: Partial<Parameters<typeof carryingPayouts>[2][number]>) => ({
    ...payout(200_00),
    id,
    status: 'paid' as const,
    requestedAt: at(52),
    ...over,
  })
  const carrying = carryingPayouts(ledger, 'M-001', [
    asked('later', { carriesAfter: at(20), requestedAt: at(53) }),
    // $43.67 of the first payment, and a part of the refund's place.
    asked('first', { carriesAfter: null, carriesUpTo: at(10), amount: 60_00 }),
    asked('in ZWL', { currency: 'ZWL' }),
    asked('back', { status: 'failed' }),
    asked('stopped', { status: 'cancelled' }),
  ])
  expect([...carrying].map(([id, payouts]) => [id, payouts.map((each) => each.id)])).toEqual([
    ['TX-5', ['first']],
    ['TX-10', ['first']],
    ['TX-11', ['in ZWL']],
    ['TX-21', ['later']],
    ['TX-30', ['later']],
  ])
})

import { describe, expect, test } from 'vitest'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { nothingConverted } from '../money.ts'
import { feeTotals } from './fee-figures.ts'
import { methodFees } from './fee-queries.ts'
import type { Transaction } from './schemas.ts'

/** Uses the device's clock so that the test passes in any time zone. */
const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour)
let number = 100

function paid(date: Date, over: Partial<Transaction> = {}): Transaction {
  number += 1
  return paymentRow(number, { date: date.toISOString(), amount: 100_00, fee: 3_00, ...over })
}

/** No ZWL in a total. */
const zwl = nothingConverted()
const old = [paid(at(2, 1)), paid(at(11, 2)), paid(at(11, 19))]

describe('the fees of the month and the year', () => {
  test('are of payments, refunded later or not, and of payouts that arrived, by their day', () => {
    const ledger = ledgerOf(
      ...old,
      paid(at(11, 21), { status: 'refunded', refunded: 100_00 }),
      paid(at(11, 21), { amount: 1_750_00, fee: 52_50, currency: 'ZWL' }),
      paid(at(10, 31), {
        history: [
          { status: 'pending', at: at(10, 31).toISOString() },
          { status: 'successful', at: at(11, 1).toISOString() },
        ],
      }),
      paid(at(11, 21), { status: 'failed' }),
      paid(at(11, 21), { status: 'pending' }),
      paid(at(11, 21), { type: 'refund', fee: 0 }),
      paid(at(11, 21), { type: 'payout', amount: 900_00, fee: 1_00 }),
      paid(at(11, 21), { type: 'payout', amount: 875_00, fee: 17_50, currency: 'ZWL' }),
      paid(at(10, 30), { type: 'payout', amount: 40_00, fee: 40 }),
      paid(at(11, 21), { type: 'payout', fee: 7_00, status: 'pending' }),
      paid(at(11, 21), { type: 'payout', fee: 7_00, status: 'failed' }),
      paid(at(11, 21), { merchantId: 'M-002' }),
    )
    expect(feeTotals(ledger, 'M-001', at(11, 21, 13))).toEqual({
      month: {
        fees: 14_00,
        zwl: { amount: 70_00, adds: 4_00 },
        payouts: 2_00,
        paid: 400_00,
      },
      year: {
        fees: 20_40,
        zwl: { amount: 70_00, adds: 4_00 },
        payouts: 2_40,
        paid: 600_00,
      },
      rate: 3.5,
    })
  })

  test('in a later month the month begins at nothing and the year goes on', () => {
    expect(feeTotals(ledgerOf(...old), 'M-001', at(12, 3))).toEqual({
      month: { fees: 0, zwl, payouts: 0, paid: 0 },
      year: { fees: 9_00, zwl, payouts: 0, paid: 300_00 },
      rate: null,
    })
  })

  test.each([
    ['includes the first moment of the eleventh month before', new Date(2026, 1, 1), 3_00],
    ['excludes the moment before it', new Date(2026, 0, 31, 23, 59, 59, 999), 0],
    ['includes this moment', new Date(2027, 0, 20, 12), 3_00],
  ])('the year %s', (_, date, year) => {
    expect(feeTotals(ledgerOf(paid(date)), 'M-001', new Date(2027, 0, 20, 12)).year.fees).toBe(year)
  })
})

test('what each method cost is of the last 30 days, the dearest first and payouts last, its share in whole percents', () => {
  const ledger = ledgerOf(
    paid(at(11, 20), { fee: 1_00 }),
    paid(at(11, 20), { fee: 35_00, currency: 'ZWL', amount: 1_750_00 }),
    paid(at(11, 20), { paymentMethod: 'visa', amount: 50_00, fee: 6_00 }),
    paid(at(11, 20), { paymentMethod: 'mastercard', amount: 50_00, fee: 3_00, status: 'refunded' }),
    paid(at(11, 20), { paymentMethod: 'bank', status: 'failed' }),
    paid(at(11, 17), { type: 'payout', amount: 300_00, fee: 1_00 }),
    paid(at(11, 17), { type: 'payout', amount: 1_750_00, fee: 17_50, currency: 'ZWL' }),
    paid(at(11, 17), { type: 'payout', fee: 1_00, status: 'failed' }),
    paid(at(10, 1), { fee: 99_00 }),
    paid(at(10, 1), { type: 'payout', fee: 1_00 }),
  )
  expect(methodFees(ledger, { merchantId: 'M-001' }, at(11, 21))).toEqual([
    {
      method: 'cards',
      count: 2,
      amount: 100_00,
      fees: 9_00,
      feesZwl: zwl,
      percent: 64,
    },
    {
      method: 'ecocash',
      count: 2,
      amount: 200_00,
      fees: 3_00,
      feesZwl: { amount: 35_00, adds: 2_00 },
      percent: 22,
    },
    {
      method: 'payouts',
      count: 2,
      amount: 400_00,
      fees: 2_00,
      feesZwl: { amount: 17_50, adds: 1_00 },
      percent: 14,
    },
  ])
  expect(methodFees(ledger, { merchantId: 'M-404' }, at(11, 21))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { asNew, ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { nothingConverted } from '../money.ts'
import type { OpeningFigure } from '../settings/schemas.ts'
import { feeTotals } from './fee-figures.ts'
import { methodFees } from './fee-queries.ts'
import type { Transaction } from './schemas.ts'

/** Uses the device's clock so that the test passes in any time zone. */
const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour)
const since = at(11, 20)
const opening: OpeningFigure[] = [
  { id: 'fees-current-month', amount: 124_50, currency: 'USD', since: since.toISOString() },
  { id: 'fees-year', amount: 1_290_75, currency: 'USD', since: since.toISOString() },
]
let number = 100

function paid(date: Date, over: Partial<Transaction> = {}): Transaction {
  number += 1
  return paymentRow(number, { date: date.toISOString(), amount: 100_00, fee: 3_00, ...over })
}

/** No ZWL in a total. */
const zwl = nothingConverted()
const old = [paid(at(2, 1)), paid(at(11, 2)), paid(at(11, 19))]

describe('the fees of the month and the year', () => {
  test('are the opening ones until the ledger moves, whatever came before', () => {
    expect(feeTotals(ledgerOf(...old), 'M-001', at(11, 21), opening)).toEqual({
      month: 124_50,
      year: 1_290_75,
      zwl: { month: zwl, year: zwl },
      paid: 5_187_50,
      rate: 2.4,
    })
  })

  test('and what has been paid since, in USD, refunded later or not, by when it was paid', () => {
    const ledger = ledgerOf(
      ...old,
      asNew(paid(at(11, 21), { status: 'refunded', refunded: 100_00 })),
      asNew(paid(at(11, 21), { amount: 1_750_00, fee: 52_50, currency: 'ZWL' })),
      paid(at(11, 19), {
        history: [
          { status: 'pending', at: at(11, 19).toISOString() },
          { status: 'successful', at: at(11, 21).toISOString() },
        ],
      }),
      asNew(paid(at(11, 21), { status: 'failed' })),
      asNew(paid(at(11, 21), { status: 'pending' })),
      asNew(paid(at(11, 21), { type: 'refund', fee: 0 })),
      asNew(paid(at(11, 21), { type: 'payout', fee: 1_00 })),
      asNew(paid(at(11, 21), { merchantId: 'M-002' })),
    )
    expect(feeTotals(ledger, 'M-001', at(11, 21, 13), opening)).toEqual({
      month: 133_50,
      year: 1_299_75,
      zwl: { month: { amount: 52_50, adds: 3_00 }, year: { amount: 52_50, adds: 3_00 } },
      paid: 5_487_50,
      rate: 2.43,
    })
  })

  test('count what was paid while the clock was behind the seeding', () => {
    const ledger = ledgerOf(...old, asNew(paid(at(11, 18))), asNew(paid(at(10, 18))))
    expect(feeTotals(ledger, 'M-001', at(11, 18, 13), opening)).toMatchObject({
      month: 127_50,
      year: 1_296_75,
    })
  })

  test('in a later month the month begins at nothing and the year goes on', () => {
    const ledger = ledgerOf(...old, asNew(paid(at(11, 25))), asNew(paid(at(12, 1, 0))))
    expect(feeTotals(ledger, 'M-001', at(12, 3), opening)).toEqual({
      month: 3_00,
      year: 1_296_75,
      zwl: { month: zwl, year: zwl },
      paid: 100_00,
      rate: 3,
    })
    expect(feeTotals(ledgerOf(...old), 'M-001', at(12, 3), opening)).toMatchObject({
      month: 0,
      rate: null,
    })
  })

  test('in a later year both are the ledger’s alone', () => {
    const january = new Date(2027, 0, 2)
    const ledger = ledgerOf(...old, paid(at(12, 31)), paid(new Date(2027, 0, 1)))
    expect(feeTotals(ledger, 'M-001', january, opening)).toMatchObject({ month: 3_00, year: 3_00 })
  })

  test('of a business without opening figures are those of its ledger', () => {
    expect(feeTotals(ledgerOf(...old), 'M-001', at(11, 21))).toEqual({
      month: 6_00,
      year: 9_00,
      zwl: { month: zwl, year: zwl },
      paid: 200_00,
      rate: 3,
    })
  })
})

test('what each method cost is of the last 30 days, the dearest first, its share in whole percents', () => {
  const ledger = ledgerOf(
    paid(at(11, 20), { fee: 1_00 }),
    paid(at(11, 20), { fee: 35_00, currency: 'ZWL', amount: 1_750_00 }),
    paid(at(11, 20), { paymentMethod: 'visa', amount: 50_00, fee: 6_00 }),
    paid(at(11, 20), { paymentMethod: 'mastercard', amount: 50_00, fee: 3_00, status: 'refunded' }),
    paid(at(11, 20), { paymentMethod: 'bank', status: 'failed' }),
    paid(at(10, 1), { fee: 99_00 }),
  )
  expect(methodFees(ledger, { merchantId: 'M-001' }, at(11, 21))).toEqual([
    {
      method: 'cards',
      amount: 100_00,
      zwl,
      payments: 2,
      fees: 9_00,
      feesZwl: zwl,
      percent: 75,
    },
    {
      method: 'ecocash',
      amount: 200_00,
      zwl: { amount: 1_750_00, adds: 100_00 },
      payments: 2,
      fees: 3_00,
      feesZwl: { amount: 35_00, adds: 2_00 },
      percent: 25,
    },
  ])
  expect(methodFees(ledger, { merchantId: 'M-404' }, at(11, 21))).toEqual([])
})

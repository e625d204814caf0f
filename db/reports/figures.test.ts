import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asNew, ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { disputeRow } from '#tests/support/dispute-rows.ts'
import type { Dispute } from '../disputes/schemas.ts'
import type { Ledger } from '../ledger/rows.ts'
import { currencies } from '../money.ts'
import { foundFees } from '../payments/fee-figures.ts'
import { customerTotals } from '../payments/figures.ts'
import { type Transaction, transactionStatuses, transactionTypes } from '../payments/schemas.ts'
import { settledBalances } from '#tests/support/get-balances.ts'
import { settlementDays } from '../payouts/settlement-figures.ts'
import { findReportRows, type ReportFilter } from './row-queries.ts'

const merchantId = 'M-001'
const all = { from: -Infinity, before: Infinity }
const every: ReportFilter = { merchantId, period: all, statuses: [], methods: [], types: [] }
const day = (date: number) => new Date(2026, 10, date).getTime()
const at = (date: number, hour = 9) => new Date(2026, 10, date, hour).toISOString()

describe('the rows of a report', () => {
  const ledger = ledgerOf(
    paymentRow(10),
    paymentRow(11, { status: 'failed' }),
    paymentRow(12, { type: 'refund', fee: 0 }),
    paymentRow(13, { merchantId: 'M-002' }),
    paymentRow(14, { fee: 0, status: 'refunded' }),
  )
  const idsOf = (over: Partial<ReportFilter>) => {
    const { rows } = findReportRows(ledger, { ...every, ...over })
    return rows.map(({ id, type }) => `${id} ${type}`)
  }

  test('are the merchant’s own, the newest first, without fees of their own', () => {
    expect(idsOf({})).toEqual(['TX-14 payment', 'TX-12 refund', 'TX-11 payment', 'TX-10 payment'])
  })

  test('have a fee after each payment that bore one, where that is asked for', () => {
    expect(idsOf({ types: ['fee'] })).toEqual(['TX-10 fee'])
    expect(idsOf({ types: ['fee', 'refund'] })).toEqual(['TX-12 refund', 'TX-10 fee'])
    expect(idsOf({ types: ['payment', 'fee'] })).toEqual([
      'TX-14 payment',
      'TX-11 payment',
      'TX-10 payment',
      'TX-10 fee',
    ])
    const [fee] = findReportRows(ledger, { ...every, types: ['fee'] }).rows
    expect(fee).toMatchObject({ amount: 133, fee: 0, status: 'successful' })
  })

  test('are narrowed by status, method and period', () => {
    expect(idsOf({ statuses: ['failed'] })).toEqual(['TX-11 payment'])
    expect(idsOf({ methods: ['visa'] })).toEqual([])
    const from = Date.parse(paymentRow(12).date)
    expect(idsOf({ period: { from, before: from + 1 } })).toEqual(['TX-12 refund'])
  })
})

test('reports of one stretch after the other, each made at its end, hold every payment once it has settled, and once only', () => {
  const hour = fc.integer({ min: 0, max: 200 })
  const payment = fc.record({ entered: hour, takes: hour, succeeds: fc.boolean() })
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 20 }), fc.uniqueArray(hour), (payments, ends) => {
      const moment = (hours: number) => new Date(2026, 9, 1, hours).getTime()
      const iso = (hours: number) => new Date(moment(hours)).toISOString()
      const asOf = (now: number) =>
        payments.flatMap(({ entered, takes, succeeds }, index) => {
          if (moment(entered) >= now) return []
          const status = succeeds ? ('successful' as const) : ('failed' as const)
          const began = { status: 'pending' as const, at: iso(entered) }
          const over: Partial<Transaction> =
            moment(entered + takes) >= now
              ? { status: 'pending', history: [began] }
              : { status, history: [began, { status, at: iso(entered + takes) }] }
          return paymentRow(index + 1, { date: iso(entered), ...over })
        })
      const cuts = [...ends.sort((one, other) => one - other), 500].map(moment)
      const listed = cuts.flatMap((before, index) => {
        const period = { from: cuts[index - 1] ?? -Infinity, before }
        const found = findReportRows(ledgerOf(...asOf(before)), {
          ...every,
          period,
          by: 'settled',
          statuses: ['successful', 'refunded'],
        })
        return found.rows.map(({ id }) => id)
      })
      const successful = asOf(moment(500)).filter(({ status }) => status === 'successful')
      expect(listed.toSorted()).toEqual(successful.map(({ id }) => id).toSorted())
    }),
  )
})

const listedIn = (ledger: Ledger) => findReportRows(ledger, every).listed

test('fees are summed by method and currency, those of payouts apart', () => {
  const ledger = ledgerOf(
    paymentRow(10),
    paymentRow(11, { amount: 5_00, fee: 33 }),
    paymentRow(12, { currency: 'ZWL', amount: 1_000_00, fee: 28_50 }),
    paymentRow(13, { paymentMethod: 'visa', amount: 10_00, fee: 59 }),
    paymentRow(14, { type: 'payout', amount: 90_00, fee: 1_00 }),
  )
  expect(foundFees(listedIn(ledger))).toEqual([
    { method: 'ecocash', currency: 'USD', count: 2, amount: 50_00, fees: 166 },
    { method: 'ecocash', currency: 'ZWL', count: 1, amount: 1_000_00, fees: 28_50 },
    { method: 'visa', currency: 'USD', count: 1, amount: 10_00, fees: 59 },
    { method: 'payouts', currency: 'USD', count: 1, amount: 90_00, fees: 1_00 },
  ])
})

test('customers are summed by name, who paid most first', () => {
  const ledger = ledgerOf(
    paymentRow(10),
    paymentRow(11, { customer: 'Farai Ncube', amount: 50_00 }),
    paymentRow(12, { currency: 'ZWL', amount: 175_00 }),
  )
  expect(customerTotals(listedIn(ledger))).toEqual([
    {
      customer: 'Rudo Chikomo',
      payments: 2,
      paid: { USD: 45_00, ZWL: 175_00 },
      usd: 55_00,
      last: Date.parse(paymentRow(12).date),
    },
    expect.objectContaining({ customer: 'Farai Ncube', payments: 1, usd: 50_00 }),
  ])
})

const none: Dispute[] = []

describe('a settlement', () => {
  const rows = [
    paymentRow(10, { date: at(1), amount: 100_00, fee: 3_00 }),
    paymentRow(11, { date: at(2), amount: 20_00, fee: 1_00 }),
    paymentRow(12, { date: at(2, 10), type: 'refund', amount: 5_00, fee: 0 }),
    paymentRow(13, { date: at(4), type: 'payout', amount: 60_00, fee: 0 }),
    paymentRow(14, { date: at(4), status: 'failed' }),
    paymentRow(15, { date: at(5), status: 'pending' }),
  ]

  test('opens with what came before, and each day with what the one before it closed with', () => {
    const period = { from: day(2), before: day(6) }
    const { days, whole } = settlementDays(ledgerOf(...rows), merchantId, none, period)
    const still = { payments: 0, refunds: 0, fees: 0, payouts: 0, adjustments: 0, held: 0 }
    expect(days.map(({ day: from, USD }) => ({ ...USD, day: from }))).toEqual([
      {
        ...still,
        day: day(2),
        opening: 97_00,
        payments: 20_00,
        refunds: 5_00,
        fees: 1_00,
        closing: 111_00,
      },
      { ...still, day: day(4), opening: 111_00, payouts: 60_00, closing: 51_00 },
    ])
    expect(whole.ZWL).toEqual({ ...still, opening: 0, closing: 0 })
    expect(whole.USD).toEqual({
      opening: 97_00,
      payments: 20_00,
      refunds: 5_00,
      fees: 1_00,
      payouts: 60_00,
      adjustments: 0,
      held: 0,
      closing: 51_00,
    })
  })

  test('takes a payout that came back off and puts it back on its days', () => {
    const failed = paymentRow(16, {
      date: at(2),
      type: 'payout',
      status: 'failed',
      amount: 40_00,
      fee: 0,
      history: [
        { status: 'pending', at: at(2) },
        { status: 'failed', at: at(4) },
      ],
    })
    const period = { from: day(1), before: day(6) }
    const { days } = settlementDays(ledgerOf(failed), merchantId, none, period)
    expect(days.map(({ USD }) => [USD.payouts, USD.closing])).toEqual([
      [40_00, -40_00],
      [-40_00, 0],
    ])
  })

  const row = fc
    .record({
      number: fc.integer({ min: 1, max: 9_999 }),
      hour: fc.integer({ min: 0, max: 24 * 40 }),
      later: fc.option(fc.integer({ min: 1, max: 100 })),
      amount: fc.integer({ min: 1, max: 9_999_99 }),
      fee: fc.integer({ min: 0, max: 99 }),
      type: fc.constantFrom(...transactionTypes),
      status: fc.constantFrom(...transactionStatuses),
      currency: fc.constantFrom(...currencies),
      isNew: fc.boolean(),
    })
    .map(({ number, hour, later, isNew, ...rest }) => {
      const moment = (hours: number) => new Date(2026, 9, 1, hours).toISOString()
      const course = [
        { status: 'pending' as const, at: moment(hour) },
        { status: rest.status, at: moment(hour + (later ?? 0)) },
      ]
      // Refunds settle immediately.
      const history = later === null || rest.type === 'refund' ? {} : { history: course }
      const made = paymentRow(number, { ...rest, date: moment(hour), ...history })
      return isNew ? asNew(made) : made
    })
  const rowsOf = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 30 })
  const moment = (hours: number) => new Date(2026, 9, 1, hours).getTime()
  const dispute = fc
    .record({
      amount: fc.integer({ min: 1, max: 9_999_99 }),
      currency: fc.constantFrom(...currencies),
      status: fc.constantFrom('evidence', 'review', 'won', 'lost'),
      merchantId: fc.constantFrom(merchantId, 'M-002'),
      opened: fc.integer({ min: 0, max: 24 * 40 }),
      takes: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ opened, takes, ...rest }): Dispute => {
      const iso = (hours: number) => new Date(moment(hours)).toISOString()
      const isDecided = rest.status === 'won' || rest.status === 'lost'
      const decided = isDecided ? { decidedAt: iso(opened + takes) } : {}
      return disputeRow({ ...rest, openedAt: iso(opened), ...decided })
    })
  const disputesOf = fc.array(dispute, { maxLength: 5 })
  const within = fc.integer({ min: 0, max: 24 * 45 })

  test('adds up in every period, and closes with the balance that the payouts show', () => {
    fc.assert(
      fc.property(rowsOf, disputesOf, within, within, (listed, disputes, one, other) => {
        const ledger = ledgerOf(...listed)
        const from = moment(Math.min(one, other))
        const before = moment(Math.max(one, other) + 1)
        const settled = (period: { from: number; before: number }) =>
          settlementDays(ledger, merchantId, disputes, period)
        const { days, whole } = settled({ from, before })
        const end = moment(24 * 60)
        const both = settledBalances(ledger, merchantId, disputes)
        for (const currency of currencies) {
          const own = whole[currency]
          let balance = own.opening
          for (const { [currency]: each } of days) {
            expect(each.opening).toBe(balance)
            balance = each.closing
          }
          expect(balance).toBe(own.closing)
          const { payments, adjustments, refunds, fees, payouts, held } = own
          expect(own.closing).toBe(
            own.opening + payments + adjustments - refunds - fees - payouts - held,
          )
          const after = settled({ from: before, before: end }).whole
          expect(after[currency].opening).toBe(own.closing)
          expect(settled({ from, before: end }).whole[currency].closing).toBe(
            both[currency].available,
          )
        }
      }),
    )
  })

  test('takes off what a dispute holds on its day, and gives it back on the day of its decision', () => {
    const held = disputeRow({ merchantId, amount: 20_00, openedAt: at(2) })
    const period = { from: day(1), before: day(6) }
    const daysOf = (dispute: Dispute) =>
      settlementDays(ledgerOf(...rows), merchantId, [dispute], period).days
    expect(daysOf(held).map(({ USD }) => [USD.held, USD.closing])).toEqual([
      [0, 97_00],
      [20_00, 91_00],
      [0, 31_00],
    ])
    const won = { ...held, status: 'won' as const, decidedAt: at(3) }
    expect(daysOf(won).map(({ USD }) => [USD.held, USD.closing])).toEqual([
      [0, 97_00],
      [20_00, 91_00],
      [-20_00, 111_00],
      [0, 51_00],
    ])
    expect(daysOf({ ...held, merchantId: 'M-002' }).map(({ USD }) => USD.held)).toEqual([0, 0, 0])
  })

  test('keeps ZWL in its own balance', () => {
    const zwl = paymentRow(10, { date: at(2), currency: 'ZWL', amount: 175_01, fee: 1_00 })
    const period = { from: day(1), before: day(6) }
    const { whole } = settlementDays(ledgerOf(zwl), merchantId, none, period)
    expect([whole.ZWL.closing, whole.USD.closing]).toEqual([174_01, 0])
  })
})

// Proves ADM-11.
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { sampleRows, writeSample } from '#tests/support/sample.ts'
import type { PaidDatabase } from '../database.ts'
import { inUsd } from '../money.ts'
import { paymentMethodIds, type Transaction, transactionStatuses } from '../payments/schemas.ts'
import {
  addedSums,
  noSums,
  successRate,
  type Sums,
  takeRate,
  tally,
} from '../payments/tally-figures.ts'
import { getAnalysis } from './analysis-queries.ts'
import type { AnalysisQuestion } from './analysis-span.ts'

const now = new Date(2026, 10, 21, 12, 14)
const question = (over: Partial<AnalysisQuestion> = {}): AnalysisQuestion => ({
  range: 'last30days',
  against: 'before',
  from: '',
  to: '',
  ...over,
})

/** Computes the same sums row by row from the stored rows, as an independent check. */
function independently(rows: readonly Transaction[]): Sums {
  const ofPayments = rows.filter(({ type }) => type === 'payment')
  const taken = ofPayments.filter(({ status }) => ['successful', 'refunded'].includes(status))
  const sum = (all: readonly Transaction[], of: (row: Transaction) => number) =>
    all.map((row) => of(row)).reduce((total, each) => total + each, 0)
  const refunds = rows.filter(({ type, status }) => type === 'refund' && status === 'successful')
  const isZwl = ({ currency }: Transaction) => currency === 'ZWL'
  const usd = ({ amount, currency }: Transaction) => inUsd(amount, currency)
  const usdFee = ({ fee, currency }: Transaction) => inUsd(fee, currency)
  const usdCustomerFee = ({ customerFee = 0, currency }: Transaction) =>
    inUsd(customerFee, currency)
  return {
    volume: sum(taken, usd),
    volumeZwl: sum(taken.filter(isZwl), ({ amount }) => amount),
    volumeFromZwl: sum(taken.filter(isZwl), usd),
    payments: taken.length,
    fees: sum(taken, (row) => usdFee(row) + usdCustomerFee(row)),
    feesZwl: sum(taken.filter(isZwl), ({ fee, customerFee = 0 }) => fee + customerFee),
    feesFromZwl: sum(taken.filter(isZwl), (row) => usdFee(row) + usdCustomerFee(row)),
    customerFees: sum(taken, usdCustomerFee),
    customerFeesZwl: sum(taken.filter(isZwl), ({ customerFee = 0 }) => customerFee),
    customerFeesFromZwl: sum(taken.filter(isZwl), usdCustomerFee),
    refunded: sum(refunds, usd),
    refundedZwl: sum(refunds.filter(isZwl), ({ amount }) => amount),
    refundedFromZwl: sum(refunds.filter(isZwl), usd),
    failed: ofPayments.filter(({ status }) => status === 'failed').length,
    pending: ofPayments.filter(({ status }) => status === 'pending').length,
  }
}

const daysAgo = (days: number, hour = 9) => new Date(2026, 10, 21 - days, hour).toISOString()

const anyRow = fc.record({
  date: fc
    .integer({ min: 0, max: 80 })
    .chain((days) => fc.integer({ min: 0, max: 23 }).map((hour) => daysAgo(days, hour))),
  amount: fc.integer({ min: 1, max: 100_000_00 }),
  fee: fc.integer({ min: 0, max: 5_000_00 }),
  customerFee: fc.option(fc.integer({ min: 1, max: 5_000_00 }), { nil: undefined }),
  currency: fc.constantFrom('USD' as const, 'ZWL' as const),
  paymentMethod: fc.constantFrom(...paymentMethodIds),
  status: fc.constantFrom(...transactionStatuses),
  type: fc.constantFrom('payment' as const, 'refund' as const, 'payout' as const),
  merchantId: fc.constantFrom('M-001', 'M-002', 'M-003'),
  customer: fc.constantFrom('Rudo', 'Farai', 'Chipo', 'Tendai'),
})

describe('a tally', () => {
  test('is what the rows add up to, as a whole and by whatever it is counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 60 }), async (rows) => {
        const all = rows.map((row, at) => paymentRow(at + 1, row))
        const from = new Date(2026, 10, 21 - 29).getTime()
        const before = new Date(2026, 10, 22).getTime()
        const starts = Array.from({ length: 31 }, (_, at) => new Date(2026, 9, 23 + at).getTime())
        const found = await tally(ledgerOf(...all), { from, before }, starts)
        const own = all.filter(({ date }) => Date.parse(date) >= from)
        expect(found.total).toEqual(independently(own))
        const { steps, methods, currencies, hours, merchants } = found
        for (const sums of [steps, Object.values(methods), Object.values(currencies), hours])
          expect(addedSums(sums)).toEqual(found.total)
        expect(addedSums([...merchants.values()])).toEqual(found.total)
        for (const method of paymentMethodIds)
          expect(methods[method]).toEqual(
            independently(own.filter((row) => row.paymentMethod === method)),
          )
        found.hours.forEach((sums, hour) =>
          expect(sums).toEqual(
            independently(own.filter(({ date }) => new Date(date).getHours() === hour)),
          ),
        )
        found.steps.forEach((sums, at) =>
          expect(sums).toEqual(
            independently(
              own.filter(({ date }) => {
                const instant = Date.parse(date)
                return instant >= (starts[at] ?? 0) && instant < (starts[at + 1] ?? 0)
              }),
            ),
          ),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('goes over many rows in parts, and customers count once', async () => {
    const rows = Array.from({ length: 4_500 }, (_, at) =>
      paymentRow(at + 1, { date: daysAgo(at % 20), customer: `C${at % 7}` }),
    )
    let rests = 0
    const timer = setInterval(() => (rests += 1), 0)
    const from = new Date(2026, 10, 1).getTime()
    const found = await tally(ledgerOf(...rows), { from, before: Infinity }, [from, Infinity])
    clearInterval(timer)
    expect(found.total).toEqual(independently(rows))
    expect(found.customers).toBe(7)
    expect(rests).toBeGreaterThan(0)
  })

  test('has no rate of nothing', () => {
    const none = { ...noSums, pending: 2 }
    expect([successRate(none), takeRate(none)]).toEqual([null, null])
    const some = { ...none, payments: 2, failed: 1, volume: 90_00, fees: 2_25 }
    expect([successRate(some), takeRate(some)]).toEqual([66.7, 2.5])
  })
})

describe('the analysis', () => {
  const opened: PaidDatabase[] = []
  afterEach(() => opened.splice(0).forEach((db) => db.close()))

  async function worldOf(...rows: Transaction[]) {
    const { db } = await ledgerDatabase(...rows)
    opened.push(db)
    return db
  }

  test('holds a range against the days before it, merchant by merchant', async () => {
    const rows = [
      paymentRow(1, { date: daysAgo(59), amount: 10_00, merchantId: 'M-002' }),
      paymentRow(2, { date: daysAgo(31), amount: 20_00 }),
      paymentRow(3, { date: daysAgo(3), amount: 30_00, merchantId: 'M-002' }),
      paymentRow(4, { date: daysAgo(1), status: 'failed' }),
    ]
    const {
      now: sums,
      before,
      merchants,
      since,
    } = await getAnalysis(await worldOf(...rows), question(), now)
    expect(sums.total).toEqual(independently(rows.slice(2)))
    expect(before?.total).toEqual(independently(rows.slice(0, 2)))
    expect(since).toBe(Date.parse(daysAgo(59)))
    expect(merchants.find(({ id }) => id === 'M-002')).toMatchObject({
      now: { volume: 30_00 },
      before: { volume: 10_00 },
    })
    for (const side of ['now', 'before'] as const)
      expect(addedSums(merchants.map((each) => each[side])).volume).toBe(
        (side === 'now' ? sums : before)?.total.volume,
      )
  })

  test('is held against nothing where the records begin later', async () => {
    const db = await worldOf(
      paymentRow(1, { date: daysAgo(50) }),
      paymentRow(2, { date: daysAgo(2) }),
    )
    expect((await getAnalysis(db, question(), now)).before).toBeNull()
    expect((await getAnalysis(db, question({ range: 'last7days' }), now)).before).not.toBeNull()
    expect((await getAnalysis(db, question({ against: 'year' }), now)).before).toBeNull()
    expect((await getAnalysis(await worldOf(), question(), now)).since).toBeNull()
  })

  test('of the sample data is what its rows add up to, and 90 days can be held against the 90 before', async () => {
    const at = new Date('2026-11-21T12:14:00Z')
    const { transactions } = sampleRows('transactions')
    const db = memoryDatabase()
    await writeSample(db, 'merchants', 'transactions')
    for (const range of ['last30days', 'last90days', 'lastMonth'] as const) {
      const { now: sums, before, span } = await getAnalysis(db, question({ range }), at)
      const within = ({ from, before: end }: typeof span.period) =>
        transactions.filter(({ date }) => Date.parse(date) >= from && Date.parse(date) < end)
      expect(sums.total).toEqual(independently(within(span.period)))
      expect(before?.total).toEqual(independently(within(span.compared)))
    }
  })
})

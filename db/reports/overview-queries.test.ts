// Proves ADM-1.
import { beforeAll, describe, expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { sampleRows, writeSample } from '#tests/support/sample.ts'
import type { PaidDatabase } from '../database.ts'
import { putTransactions } from '../ledger/put-transactions.ts'
import { inUsd } from '../money.ts'
import type { Transaction } from '../payments/schemas.ts'
import { successRate, zwlOf } from '../payments/tally-figures.ts'
import type { AnalysisQuestion } from './analysis-span.ts'
import { getOverview } from './overview-queries.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const seed = sampleRows('cases', 'disputes', 'merchants', 'transactions')
const month = { range: 'last30days', against: 'before', from: '', to: '' } as const
const overviewOf = (db: PaidDatabase, question: AnalysisQuestion = month) =>
  getOverview(db, question, now)

/** Returns midnight a number of days ago, computed independently. */
const midnight = (daysAgo: number) => {
  const day = new Date(now)
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() - daysAgo)
  return day.getTime()
}
const isPayment = ({ type }: Transaction) => type === 'payment'
const isPaid = (row: Transaction) =>
  isPayment(row) && (row.status === 'successful' || row.status === 'refunded')
const sum = (rows: readonly Transaction[], of: 'amount' | 'fee') =>
  rows.reduce((total, row) => total + inUsd(row[of], row.currency), 0)
const zwlIn = (rows: readonly Transaction[], of: 'amount' | 'fee') => {
  const own = rows.filter(({ currency }) => currency === 'ZWL')
  return { amount: own.reduce((total, row) => total + row[of], 0), adds: sum(own, of) }
}
const between = (from: number, to: number) =>
  seed.transactions.filter(({ date }) => Date.parse(date) >= from && Date.parse(date) <= to)

describe('the figures of the sample data are the sums over its rows', () => {
  const days = between(midnight(29), now.getTime())
  const daysBefore = between(midnight(59), now.getTime() - 30 * 86_400_000)
  let overview: Awaited<ReturnType<typeof getOverview>>
  beforeAll(async () => {
    const db = memoryDatabase()
    await writeSample(db, 'merchants', 'transactions')
    overview = await overviewOf(db)
  })

  test('volume and fees, against the 30 days before', () => {
    const { now: current, before } = overview.analysis
    for (const [found, rows] of [
      [current.total, days],
      [before?.total, daysBefore],
    ] as const) {
      expect(found?.volume).toBe(sum(rows.filter(isPaid), 'amount'))
      expect(found?.fees).toBe(sum(rows.filter(isPaid), 'fee'))
    }
    expect(current.total.volume).toBeGreaterThan(0)
    const paid = days.filter(isPaid)
    expect(zwlOf(current.total, 'volume')).toEqual(zwlIn(paid, 'amount'))
    expect(zwlOf(current.total, 'fees')).toEqual(zwlIn(paid, 'fee'))
  })

  test('the success rate', () => {
    const rate = (rows: Transaction[]) => {
      const paid = rows.filter(isPaid).length
      const failed = rows.filter((row) => isPayment(row) && row.status === 'failed').length
      return Math.round((paid / (paid + failed)) * 1000) / 10
    }
    const { now: current, before } = overview.analysis
    expect(successRate(current.total)).toBe(rate(days))
    expect(before && successRate(before.total)).toBe(rate(daysBefore))
  })

  test('each day, and each method', () => {
    const { span, now: current } = overview.analysis
    expect(current.steps).toHaveLength(30)
    for (const [at, { volume, payments }] of current.steps.entries()) {
      const rows = between(midnight(29 - at), midnight(28 - at) - 1).filter(isPaid)
      expect([span.steps[at], volume, payments]).toEqual([
        midnight(29 - at),
        sum(rows, 'amount'),
        rows.length,
      ])
    }
    const total = overview.methods.reduce((all, { amount }) => all + amount, 0)
    expect(total).toBe(current.total.volume)
    // Whole percents that add up to 100, where those below one together count as one.
    for (const { amount, percent } of overview.methods)
      expect(Math.abs(percent - (amount / total) * 100)).toBeLessThan(1)
    const shares = overview.methods.map(({ percent }) => Math.ceil(percent))
    expect(shares.reduce((all, share) => all + share, 0)).toBe(100)
  })

  test('who is active, and who joined', () => {
    expect(overview.merchants.value).toBe(
      seed.merchants.filter(({ status }) => status === 'active').length,
    )
    expect(overview.months).toHaveLength(12)
    const since = new Date(2025, 11, 1).getTime()
    expect(overview.months.reduce((all, { joined }) => all + joined, 0)).toBe(
      seed.merchants.filter(({ joinDate }) => joinDate && Date.parse(joinDate) >= since).length,
    )
    const thisMonth = seed.merchants.filter(({ joinDate }) => joinDate?.startsWith('2026-11'))
    expect(overview.months.at(-1)?.joined).toBe(thisMonth.length)
  })
})

test('who was active 30 days ago is known of those suspended since', async () => {
  const db = memoryDatabase()
  const active = { status: 'active', joinDate: '2026-01-05T08:00:00.000Z' } as const
  await db.merchants.bulkAdd([
    waitingMerchant({ ...active, id: 'M-001' }),
    waitingMerchant({ ...active, id: 'M-002', joinDate: '2026-11-10T08:00:00.000Z' }),
    waitingMerchant({
      ...active,
      id: 'M-003',
      status: 'suspended',
      suspendedAt: '2026-11-12T08:00:00.000Z',
    }),
    waitingMerchant({ ...active, id: 'M-004', status: 'suspended' }),
    waitingMerchant({ id: 'M-005' }),
  ])
  expect((await overviewOf(db)).merchants).toEqual({ value: 2, before: 2, joined: 1 })
  // Over October alone: nobody joined, and the one suspended since was still active.
  const october = { ...month, range: 'lastMonth' } as const
  expect((await overviewOf(db, october)).merchants).toEqual({ value: 2, before: 2, joined: 0 })
})

test.each([
  ['two failures are none', 2, 4, []],
  [
    'three of seven are, where few fail',
    3,
    4,
    [{ method: 'ecocash', failed: 3, ended: 7, usual: 9 }],
  ],
  ['three of ninety are not', 3, 87, []],
])('of a method: %s', async (_what, failed, paid, spikes) => {
  const db = memoryDatabase()
  const date = (minute: number) => new Date(now.getTime() - minute * 60_000).toISOString()
  const rows = [
    ...Array.from({ length: 26 }, (_, at) =>
      paymentRow(100 + at, { date: date(60 * 24 * 5 + at) }),
    ),
    ...Array.from({ length: failed }, (_, at) =>
      paymentRow(200 + at, { date: date(10 + at), status: 'failed' }),
    ),
    ...Array.from({ length: paid }, (_, at) => paymentRow(300 + at, { date: date(30 + at) })),
  ]
  for (const row of rows) await putTransactions(db, row)
  expect((await overviewOf(db)).spikes).toEqual(spikes)
})

test('what is out of the ordinary', async () => {
  const db = memoryDatabase()
  await writeSample(
    db,
    'cases',
    'disputes',
    'merchants',
    'paymentLinks',
    'paymentMethods',
    'systemSettings',
  )
  expect(await overviewOf(db)).toMatchObject({
    maintenance: false,
    incidents: [],
    off: { methods: [] },
    cases: seed.cases.filter(({ status }) => status === 'open').map(({ id }) => id),
    disputes: seed.disputes.filter(({ status }) => status === 'review').map(({ id }) => id),
  })
  await db.paymentMethods.update('ecocash', { enabled: false })
  const incident = { note: 'OneMoney is slow', since: now.toISOString() }
  await db.paymentMethods.update('onemoney', { incident })
  await db.systemSettings.update('system', { maintenanceMode: true })
  const { maintenance, off, incidents } = await overviewOf(db)
  expect(maintenance).toBe(true)
  expect(off.methods).toEqual([{ id: 'ecocash', name: 'EcoCash' }])
  expect(off.links).toBeGreaterThan(0)
  expect(incidents).toEqual([{ id: 'onemoney', name: 'OneMoney', ...incident }])
})

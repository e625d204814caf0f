// Proves ADM-1.
import { beforeAll, describe, expect, test } from 'vitest'
import { loadSeed } from '#seed/load-seed.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { resetToSeed } from '../demo/seed-database.ts'
import { putTransactions } from '../ledger/put-transactions.ts'
import { inUsd } from '../money.ts'
import type { Transaction } from '../payments/schemas.ts'
import { getOverview } from './overview-queries.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const seed = loadSeed(now)

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
const zwlOf = (rows: readonly Transaction[], of: 'amount' | 'fee') => {
  const own = rows.filter(({ currency }) => currency === 'ZWL')
  return { amount: own.reduce((total, row) => total + row[of], 0), adds: sum(own, of) }
}
const between = (from: number, to: number) =>
  seed.transactions.filter(({ date }) => Date.parse(date) >= from && Date.parse(date) <= to)

describe('the figures of the sample data are the sums over its rows', () => {
  const month = between(midnight(29), now.getTime())
  const monthBefore = between(midnight(59), now.getTime() - 30 * 86_400_000)
  let overview: Awaited<ReturnType<typeof getOverview>>
  beforeAll(async () => {
    const db = memoryDatabase()
    await resetToSeed(db, seed)
    overview = await getOverview(db, now)
  })

  test('volume and fees, against the 30 days before', () => {
    expect(overview.volume).toEqual({
      value: sum(month.filter(isPaid), 'amount'),
      before: sum(monthBefore.filter(isPaid), 'amount'),
      zwl: zwlOf(month.filter(isPaid), 'amount'),
    })
    expect(overview.fees).toEqual({
      value: sum(month.filter(isPaid), 'fee'),
      before: sum(monthBefore.filter(isPaid), 'fee'),
      zwl: zwlOf(month.filter(isPaid), 'fee'),
    })
    expect(overview.volume.value).toBeGreaterThan(0)
  })

  test('the success rate', () => {
    const rate = (rows: Transaction[]) => {
      const paid = rows.filter(isPaid).length
      const failed = rows.filter((row) => isPayment(row) && row.status === 'failed').length
      return Math.round((paid / (paid + failed)) * 1000) / 10
    }
    expect(overview.success).toEqual({ value: rate(month), before: rate(monthBefore) })
  })

  test('each day, and each method', () => {
    expect(overview.days).toHaveLength(30)
    for (const [at, { day, volume, payments }] of overview.days.entries()) {
      const rows = between(midnight(29 - at), midnight(28 - at) - 1).filter(isPaid)
      expect([day, volume, payments]).toEqual([midnight(29 - at), sum(rows, 'amount'), rows.length])
    }
    const total = overview.methods.reduce((all, { amount }) => all + amount, 0)
    expect(total).toBe(overview.volume.value)
    expect(overview.methods.reduce((all, { percent }) => all + percent, 0)).toBe(100)
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
  expect((await getOverview(db, now)).merchants).toEqual({ value: 2, before: 2, joined: 1 })
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
  expect((await getOverview(db, now)).spikes).toEqual(spikes)
})

test('what is out of the ordinary', async () => {
  const db = memoryDatabase()
  await resetToSeed(db, seed)
  expect(await getOverview(db, now)).toMatchObject({ maintenance: false, off: { methods: [] } })
  await db.paymentMethods.update('ecocash', { enabled: false })
  await db.systemSettings.update('system', { maintenanceMode: true })
  const { maintenance, off } = await getOverview(db, now)
  expect(maintenance).toBe(true)
  expect(off.methods).toEqual(['EcoCash'])
  expect(off.links).toBeGreaterThan(0)
})

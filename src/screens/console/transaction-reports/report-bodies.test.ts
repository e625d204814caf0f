import { beforeEach, expect, test } from 'vitest'
import { dateRange } from '#db/days.ts'
import { inUsd } from '#db/money.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { type ConsoleLedger, getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { platformReportBodies } from './report-bodies.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
const seed = loadSeed(now)
const period = dateRange('last30days', now)
const within = seed.transactions.filter(({ date }) => {
  const at = Date.parse(date)
  return at >= period.from && at < period.before
})
const isPaid = ({ type, status }: Transaction) =>
  type === 'payment' && (status === 'successful' || status === 'refunded')
const hasFailed = ({ type, status }: Transaction) => type === 'payment' && status === 'failed'
const names = new Map(seed.merchants.map(({ id, name }) => [id, name]))
const volumeOf = (rows: readonly Transaction[]) =>
  rows.reduce((sum, { amount, currency }) => sum + inUsd(amount, currency), 0)

let source: ConsoleLedger
beforeEach(async () => {
  const db = memoryDatabase()
  await resetToSeed(db, seed)
  source = await getConsoleLedger(db)
})

async function cellsOf(template: string) {
  const body = platformReportBodies[template]?.(source, period)
  if (!body) throw new Error(`No body of ${template}`)
  const rows = await body.rows(0, body.total)
  expect(rows).toHaveLength(body.total)
  const at = new Map(body.columns.map(({ header }, place) => [header, place]))
  const column = (header: string) => rows.map((row) => row[at.get(header) ?? -1])
  return {
    ...body,
    rows,
    column,
    sum: (header: string) => column(header).reduce<number>((sum, cell) => sum + Number(cell), 0),
  }
}

test('every template of the sample data has a body', () => {
  expect(Object.keys(platformReportBodies)).toEqual(seed.reportTemplates.map(({ id }) => id))
})

test('Daily Transactions: every payment, refund and payout, what goes out below zero', async () => {
  const { total, sum, column } = await cellsOf('RT-1')
  const rows = within.filter(({ type }) => ['payment', 'refund', 'payout'].includes(type))
  expect(total).toBe(rows.length)
  expect(sum('Amount')).toBe(
    rows.reduce(
      (all, { type, amount, fee }) =>
        all + (type === 'payment' ? amount : type === 'payout' ? fee - amount : -amount),
      0,
    ),
  )
  expect(new Set(column('Transaction ID')).size).toBe(rows.length)
})

test('Weekly Revenue: volume and fees by method add up to what was paid', async () => {
  const { sum, column, totals } = await cellsOf('RT-2')
  const paid = within.filter(isPaid)
  expect(sum('Payments')).toBe(paid.length)
  expect(sum('Volume (USD)')).toBe(volumeOf(paid))
  expect(sum('Fees (USD)')).toBe(paid.reduce((all, row) => all + inUsd(row.fee, row.currency), 0))
  expect(column('Week of').every((week) => new Date(Number(week)).getDay() === 1)).toBe(true)
  expect(totals).toHaveLength(2)
})

test('Monthly Settlements: what arrived, by merchant and currency', async () => {
  const { sum } = await cellsOf('RT-3')
  const arrived = seed.transactions.filter(({ type, status, date }) => {
    // Sample payouts arrive when they are entered.
    const at = Date.parse(date)
    return type === 'payout' && status === 'successful' && at >= period.from && at < period.before
  })
  expect(arrived.length).toBeGreaterThan(0)
  expect(sum('Payouts')).toBe(arrived.length)
  expect(sum('Paid out')).toBe(arrived.reduce((all, { amount, fee }) => all + amount - fee, 0))
})

test('Failed Payments: each with its reason', async () => {
  const { total, column } = await cellsOf('RT-4')
  const failed = within.filter(hasFailed)
  expect(total).toBe(failed.length)
  const reasons = new Map(failed.map(({ id, failureReason }) => [id, failureReason]))
  const ids = column('Transaction ID')
  expect(column('Reason')).toEqual(ids.map((id) => reasons.get(String(id))))
})

test('Merchant Performance: by volume, with the success rate', async () => {
  const { rows, sum, column } = await cellsOf('RT-5')
  expect(sum('Volume (USD)')).toBe(volumeOf(within.filter(isPaid)))
  expect(sum('Failed')).toBe(within.filter(hasFailed).length)
  const volumes = column('Volume (USD)').map(Number)
  expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
  const [first] = rows
  const own = within.filter(({ merchantId }) => names.get(merchantId) === first?.[0])
  const [paid, failed] = [own.filter(isPaid).length, own.filter(hasFailed).length]
  expect(first?.at(-1)).toBe(Math.round((paid / (paid + failed)) * 1000) / 10)
})

// Proves DEMO-13.
import { addDays } from 'date-fns/addDays'
import { expect, test } from 'vitest'
import { seedTime } from '#tests/support/load-seed-with.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { sampleRows, writeSample } from '#tests/support/sample.ts'
import type { PaidDatabase } from '../database.ts'
import { isTaken } from '../payments/rules.ts'
import { enterPassedSales } from './passed-actions.ts'

const { transactions } = sampleRows('transactions')
const from = seedTime.toISOString()
const after = (days: number) => addDays(seedTime, days).toISOString()

async function sample(): Promise<PaidDatabase> {
  const db = memoryDatabase()
  await writeSample(db)
  return db
}

const at = (db: PaidDatabase, now: string) => ({ ...contextFor(db), now })
const entered = (db: PaidDatabase) => db.transactions.where('date').above(from).toArray()

test('a month later there was a month of business, for the shop and for the others', async () => {
  const db = await sample()
  const count = await enterPassedSales(at(db, after(30)), { from, to: after(30) })
  const rows = await entered(db)
  expect(count).toBeGreaterThanOrEqual(rows.length)
  const monthBefore = transactions.filter(({ date }) => date > after(-30))
  const takenOf = (all: typeof rows, id: string) =>
    all
      .filter((row) => row.merchantId === id && isTaken(row))
      .reduce((sum, row) => sum + row.amount, 0)
  for (const id of ['M-001', 'M-002', 'M-003']) {
    const [before, now] = [takenOf(monthBefore, id), takenOf(rows, id)]
    expect(now).toBeGreaterThan(before * 0.6)
    expect(now).toBeLessThan(before * 1.5)
  }
  // On the same weekdays, at the fee of now, settled by the plan, within the limit.
  for (const row of rows.filter(isTaken)) {
    expect(row.feeRule).toBeDefined()
    expect((row.availableAt ?? '') >= row.date).toBe(true)
    expect(row.date <= after(30)).toBe(true)
  }
  for (const row of rows.filter(({ merchantId }) => merchantId === 'M-001').filter(isTaken))
    expect(row.amount).toBeLessThanOrEqual(row.currency === 'USD' ? 500_00 : 8750_00)
  for (const refund of rows.filter(({ type }) => type === 'refund')) {
    const payment = rows.find(({ id }) => id === refund.refundOf)
    expect(payment?.refunded).toBeGreaterThanOrEqual(refund.amount)
    expect(payment?.customer).toBe(refund.customer)
  }
  expect(await db.notifications.filter(({ createdAt }) => createdAt > from).count()).toBe(0)
})

test('by days or at once, and repeated, it enters the same', async () => {
  const [once, daily] = [await sample(), await sample()]
  await enterPassedSales(at(once, after(40)), { from, to: after(28) })
  await enterPassedSales(at(once, after(40)), { from: after(28), to: after(40) })
  for (let day = 0; day < 40; day += 1) {
    const period = { from: after(day), to: after(day + 1) }
    await enterPassedSales(at(daily, after(40)), period)
    await enterPassedSales(at(daily, after(40)), period)
  }
  const facts = async (db: PaidDatabase) =>
    (await entered(db))
      .map(({ attemptId, date, amount, refunded, status }) =>
        [attemptId, date, amount, refunded, status].join(),
      )
      .toSorted()
  expect(await facts(daily)).toEqual(await facts(once))
})

test('not for who takes no payments, by a link that is off or by a method that is off', async () => {
  const db = await sample()
  await db.merchants.update('M-002', { status: 'suspended' })
  await db.paymentLinks.toCollection().modify({ status: 'inactive' })
  await db.paymentMethods.update('ecocash', { enabled: false })
  await enterPassedSales(at(db, after(28)), { from, to: after(28) })
  const rows = await entered(db)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ merchantId }) => merchantId === 'M-002')).toEqual([])
  expect(rows.filter(({ linkId }) => linkId !== undefined)).toEqual([])
  expect(
    rows.filter(({ paymentMethod, type }) => type === 'payment' && paymentMethod === 'ecocash'),
  ).toEqual([])
})

// Proves PLAN-1.
import { everything } from '#tests/support/memory-database.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { expect, test } from 'vitest'
import { getNextDue } from '../due-queries.ts'
import { renewPlans } from './plan-actions.ts'
import type { Subscription } from './plans.ts'

const since = new Date(2026, 9, 31, 9)
const subscription: Subscription = {
  id: merchantId,
  plan: 'business',
  period: 'monthly',
  currency: 'USD',
  from: since.toISOString(),
}

async function world(over: Partial<Subscription> = {}) {
  const { db, context } = await smallWorld()
  await db.subscriptions.add({ ...subscription, ...over })
  const at = (year: number, month: number, day: number) => ({
    ...context,
    now: new Date(year, month, day, 8).toISOString(),
  })
  return { db, at }
}

test('a renewal makes its invoice once, on its day, in billing, the log and the outbox', async () => {
  const { db, at } = await world()
  expect((await renewPlans(at(2026, 10, 29))).done).toEqual([])
  expect(await getNextDue(db, new Date(2026, 10, 29))).toBe(new Date(2026, 10, 30).getTime())
  const due = at(2026, 10, 30)
  expect(await getNextDue(db, new Date(due.now))).toBe(new Date(2026, 10, 30).getTime())
  await renewPlans(due)
  expect(await db.planInvoices.toArray()).toMatchObject([
    {
      merchantId,
      plan: 'business',
      from: new Date(2026, 10, 30).toISOString(),
      until: new Date(2026, 11, 31).toISOString(),
      lines: [{ text: 'Business, monthly, renewal', currency: 'USD', amount: 99_00 }],
      totals: [{ currency: 'USD', amount: 99_00 }],
    },
  ])
  expect((await db.messages.toArray()).at(-1)?.subject).toBe('Invoice PI-01: Business, monthly')
  expect(await db.activityLog.orderBy('id').last()).toMatchObject({ action: 'Renewed plan' })
  const before = await everything(db)
  expect((await renewPlans(due)).done).toEqual([])
  expect(await everything(db)).toEqual(before)
  expect(await getNextDue(db, new Date(due.now))).toBe(new Date(2026, 11, 31).getTime())
})

test('what fell due while nothing was open is made then, and nothing twice where the clock was ahead', async () => {
  const { db, at } = await world({ currency: 'ZWL' })
  await renewPlans(at(2027, 1, 28))
  expect((await db.planInvoices.toArray()).map(({ from, totals }) => [from, totals])).toEqual(
    [
      new Date(2026, 10, 30),
      new Date(2026, 11, 31),
      new Date(2027, 0, 31),
      new Date(2027, 1, 28),
    ].map((from) => [from.toISOString(), [{ currency: 'ZWL', amount: 18_000_00 }]]),
  )
  expect((await renewPlans(at(2026, 11, 1))).done).toEqual([])
})

test('a year renews after a year, and a business that is gone no more', async () => {
  const { db, at } = await world({ period: 'yearly' })
  expect((await renewPlans(at(2027, 9, 30))).done).toEqual([])
  expect((await renewPlans(at(2027, 10, 1))).done).toHaveLength(1)
  await db.merchants.delete(merchantId)
  expect((await renewPlans(at(2030, 1, 1))).done).toEqual([])
  expect(await getNextDue(db, new Date(2030, 1, 1))).toBeNull()
})

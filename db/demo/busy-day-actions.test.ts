// Proves DEMO-17.
import { expect, test } from 'vitest'
import { linkRow } from '#tests/support/ledger-database.ts'
import { contextFor, everything } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { setDryRun, setNextPayment } from './actions.ts'
import { payOnBusyDay, setBusyDay } from './busy-day-actions.ts'
import { getBusyDayFacts, getDemoSettings } from './queries.ts'

async function world() {
  const { db, context } = await smallWorld()
  await db.paymentLinks.put(linkRow({ id: '1050', path: 'beans', amount: 18_00 }))
  return { db, context }
}

const sale = {
  linkId: '1050',
  amount: 18_00,
  currency: 'USD' as const,
  customer: 'Rudo Chikomo',
  paymentMethod: 'ecocash' as const,
  account: '0772004567',
  step: false,
}

test('a payment arrives as a customer’s does: pending, then settled, with its line in the log', async () => {
  const { db, context } = await world()
  await setBusyDay(context, { pace: 'normal', paused: false })
  const row = await payOnBusyDay(context, { ...sale, attemptId: 'a' })
  expect(row).toMatchObject({ status: 'pending', customer: 'Rudo Chikomo', linkId: '1050' })
  expect(await payOnBusyDay(context, { ...sale, attemptId: 'a' })).toMatchObject(row ?? {})
  expect((await db.activityLog.toArray()).at(-1)).toMatchObject({ action: 'Paid payment link' })
  await settleDue(contextFor(db, 1), undefined)
  expect(await db.transactions.get(row?.id ?? '')).toMatchObject({ status: 'successful' })
  expect((await loadLedger(db)).rows.length).toBe(await db.transactions.count())
})

test('a customer who does not approve is a failed payment, and the presenter’s choice stays', async () => {
  const { db, context } = await world()
  await setBusyDay(context, { pace: 'normal', paused: false })
  await setNextPayment(context, 'late')
  const row = await payOnBusyDay(context, { ...sale, attemptId: 'a', does: 'insufficient' })
  await settleDue(contextFor(db, 1), undefined)
  expect(await db.transactions.get(row?.id ?? '')).toMatchObject({ status: 'failed' })
  expect(await getDemoSettings(db)).toMatchObject({ nextPayment: 'late' })
})

test('nothing arrives on a day that has stopped, is paused, or in dry run; a paused day takes a step', async () => {
  const { db, context } = await world()
  const before = await everything(db, ['transactions', 'activityLog'])
  const arrive = (attemptId: string, step = false) =>
    payOnBusyDay(context, { ...sale, attemptId, step })
  expect(await arrive('a', true)).toBe(null)
  await setBusyDay(context, { pace: 'rush', paused: true })
  expect(await arrive('b')).toBe(null)
  await setDryRun(context, true)
  expect(await arrive('c', true)).toBe(null)
  expect(await everything(db, ['transactions', 'activityLog'])).toEqual(before)
  await setDryRun(context, false)
  expect(await arrive('d', true)).toMatchObject({ amount: 18_00 })
  await setBusyDay(context, null)
  expect((await getDemoSettings(db)).busyDay).toBe(undefined)
  expect(await arrive('e', true)).toBe(null)
})

test('a payment that a checkout would refuse is refused', async () => {
  const { db, context } = await world()
  await setBusyDay(context, { pace: 'rush', paused: false })
  await db.paymentLinks.update('1050', { status: 'inactive' })
  await refuses(context, 'link-inactive', () => payOnBusyDay(context, { ...sale, attemptId: 'a' }))
  const { links } = await getBusyDayFacts(db, new Date(context.now))
  expect(links.map(({ id }) => id)).not.toContain('1050')
})

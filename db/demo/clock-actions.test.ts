// Proves DEMO-13.
import { afterEach, expect, test } from 'vitest'
import { refuses } from '#tests/support/refuses.ts'
import { everything } from '#tests/support/memory-database.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import type { ActionContext } from '../action.ts'
import { setAhead } from '../clock.ts'
import { moveClock, notePassed } from './clock-actions.ts'
import { getClock, listSnapshots } from './queries.ts'
import { keepSnapshot, loadSnapshot } from './snapshot-actions.ts'
import { keptTables } from './snapshot-text.ts'

const day = 86_400_000
afterEach(() => setAhead(0))

async function world() {
  const { db, context } = await smallWorld()
  await db.seedMarks.put({ id: 'seed', seededAt: '2026-11-20T08:00:00.000Z', version: 1 })
  return { db, context }
}

/** The context once the clock was moved. */
const later = (context: ActionContext, by: number): ActionContext => ({
  ...context,
  now: new Date(Date.parse(context.now) + by).toISOString(),
})

test('the first move keeps the state before, later ones add up, and loading it is back to now', async () => {
  const { db, context } = await world()
  const before = await everything(db, [...keptTables])
  const log = await db.activityLog.toArray()
  const to = new Date(Date.parse(context.now) + day).toISOString()
  expect(await moveClock(context, { by: day, keepAs: 'before' })).toEqual({ ahead: day, to })
  setAhead(day)
  await moveClock(later(context, day), { by: 6 * day, keepAs: 'another' })
  setAhead(7 * day)
  expect(await getClock(db)).toEqual({
    ahead: 7 * day,
    keptAs: 'before',
    passed: context.now,
    keptAt: context.now,
  })
  expect(await listSnapshots(db)).toMatchObject([
    { id: 'before', name: 'Before the clock moved', automatic: true },
  ])
  expect(await db.activityLog.toArray()).toEqual(log)

  await loadSnapshot(later(context, 7 * day), { id: 'before', keepAs: 'moved' })
  expect(await everything(db, [...keptTables])).toEqual(before)
  expect(await getClock(db)).toBeNull()
  setAhead(0)
  // What was there can be gone back to, and from there to now again.
  await loadSnapshot(context, { id: 'moved', keepAs: 'now' })
  expect(await getClock(db)).toMatchObject({ ahead: 7 * day, keptAt: context.now })
})

test('a snapshot of a moved clock is dated by the device, and moves to today with its clock', async () => {
  const { db, context } = await world()
  await moveClock(context, { by: 30 * day, keepAs: 'before' })
  await notePassed(context, { ahead: 30 * day, passed: null })
  setAhead(30 * day)
  const saved = await keepSnapshot(later(context, 30 * day), { id: 'kept', name: 'Class A' })
  expect(saved.createdAt).toBe(context.now)
  const [payment] = await db.transactions.toArray()
  await loadSnapshot(later(context, 33 * day), { id: 'kept', keepAs: 'other', toToday: true })
  expect((await getClock(db))?.ahead).toBe(30 * day)
  const moved = Date.parse((await db.transactions.toArray())[0]?.date ?? '')
  expect(moved - Date.parse(payment?.date ?? '')).toBe(3 * day)
})

test('without the state before, there is no way back to say', async () => {
  const { db, context } = await world()
  await moveClock(context, { by: day, keepAs: 'before' })
  await db.snapshots.clear()
  expect(await getClock(db)).toMatchObject({ keptAt: null })
})

test('what was caught up with is noted, unless the clock was moved further meanwhile', async () => {
  const { db, context } = await world()
  await notePassed(context, { ahead: day, passed: null })
  expect(await getClock(db)).toBeNull()
  await moveClock(context, { by: day, keepAs: 'before' })
  const passed = '2026-11-22T08:00:00.000Z'
  await notePassed(context, { ahead: day, passed })
  expect(await getClock(db)).toMatchObject({ passed })
  await moveClock(later(context, day), { by: day, keepAs: 'other' })
  await notePassed(context, { ahead: day, passed: null })
  expect(await getClock(db)).toMatchObject({ passed })
  await notePassed(context, { ahead: 2 * day, passed: null })
  expect((await getClock(db))?.passed).toBeUndefined()
})

test('a move back, or further than a year, is refused and changes nothing', async () => {
  const { context } = await world()
  for (const by of [0, -day, 0.5, 367 * day])
    await refuses(context, 'invalid', () => moveClock(context, { by, keepAs: 'before' }))
})

// Proves DEMO-15.
import { expect, test } from 'vitest'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { endExercise, solveExercise, takeHint } from './exercise-actions.ts'
import { getDemoSettings } from './queries.ts'

const startedAt = '2026-11-21T12:00:00.000Z'

async function world() {
  const db = memoryDatabase()
  const exercise = { id: 'refund-part', startedAt, before: {}, hints: 0, restarts: 1 }
  await db.demoSettings.put({ id: 'demo', dryRun: true, exercise })
  return { db, context: contextFor(db, 3) }
}

test('each hint is counted, and the other settings stay', async () => {
  const { db, context } = await world()
  expect(await takeHint(context, { startedAt })).toBe(1)
  expect(await takeHint(context, { startedAt })).toBe(2)
  expect(await getDemoSettings(db)).toMatchObject({
    dryRun: true,
    exercise: { hints: 2, restarts: 1 },
  })
  expect(await db.activityLog.count()).toBe(0)
})

test('it is solved once, by the first of two tabs', async () => {
  const { db, context } = await world()
  const both = await Promise.all(
    [2, 5].map((wrongTurns) => solveExercise(context, { startedAt, wrongTurns })),
  )
  expect(both.map((each) => each?.solved)).toEqual([{ at: context.now, wrongTurns: 2 }, undefined])
  expect((await getDemoSettings(db)).exercise?.solved?.wrongTurns).toBe(2)
})

test('what belongs to an earlier start changes nothing', async () => {
  const { db, context } = await world()
  const before = await getDemoSettings(db)
  const earlier = '2026-11-21T11:00:00.000Z'
  expect(await takeHint(context, { startedAt: earlier })).toBe(0)
  expect(await solveExercise(context, { startedAt: earlier, wrongTurns: 0 })).toBe(null)
  expect(await getDemoSettings(db)).toEqual(before)
})

test('once it has ended, nothing runs', async () => {
  const { db, context } = await world()
  await endExercise(context, undefined)
  expect(await getDemoSettings(db)).toEqual({ id: 'demo', dryRun: true })
})

// Proves DEMO-15: a trainer's own exercise stays on the device, and is checked as the built-in ones are.
import { expect, test } from 'vitest'
import type { ActionContext } from '#db/action.ts'
import { actions } from '#db/all-actions.ts'
import type { PaidDatabase } from '#db/database.ts'
import { resetToSeed } from '#db/demo/replace-all.ts'
import { listOwnExercises } from '#db/demo/queries.ts'
import { saveSnapshot } from '#db/demo/save-snapshot.ts'
import { ownExerciseRow } from '#tests/support/exercise-rows.ts'
import { littleSample } from '#tests/support/sample.ts'
import { seedTime } from '#tests/support/load-seed-with.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { listAllExercises } from '../all-exercises.ts'

const { savedAt: _savedAt, ...written } = ownExerciseRow()

async function world(): Promise<{ db: PaidDatabase; context: ActionContext }> {
  const db = memoryDatabase()
  const context = contextFor(db)
  await actions.saveExercise(context, written)
  return { db, context }
}

/** The same beside the sample. */
async function besideSample() {
  const { db, context } = await world()
  await resetToSeed(db, littleSample())
  return { db, context }
}

type Replaces = (world: { db: PaidDatabase; context: ActionContext }) => Promise<unknown>

test.each<[string, Replaces]>([
  ['a reset', ({ db }) => resetToSeed(db, littleSample())],
  [
    'a reset with Undo',
    async ({ context }) => {
      await actions.remakeDemo(context, { rows: { ...littleSample() }, keepAs: 'before' })
      await actions.loadSnapshot(context, { id: 'before', keepAs: 'after' })
    },
  ],
  [
    'a snapshot from before it was written',
    async ({ context }) => {
      await actions.deleteExercise(context, 'own-beans')
      await actions.keepSnapshot(context, { id: 'kept', name: 'Class A' })
      await actions.saveExercise(context, written)
      await actions.loadSnapshot(context, { id: 'kept', keepAs: 'after', toToday: true })
    },
  ],
])('%s leaves an own exercise as it was', async (_what, replace) => {
  const { db, context } = await besideSample()
  const before = await listOwnExercises(db)
  await replace({ db, context })
  expect(await listOwnExercises(db)).toEqual(before)
  expect(before).toMatchObject([{ id: 'own-beans', steps: written.steps }])
})

test('no snapshot has it', async () => {
  const { db, context } = await besideSample()
  await actions.keepSnapshot(context, { id: 'kept', name: 'Class A' })
  const kept = await db.snapshotBytes.get('kept')
  const texts = [new TextDecoder().decode(kept?.bytes), await saveSnapshot(seedTime, db.name)]
  for (const text of texts) {
    expect(text).toContain('Vumba Coffee')
    expect(text).not.toContain('own-beans')
  }
})

test('saved again it takes its own place, deleted it is gone until Undo; the log has no line of it', async () => {
  const { db, context } = await world()
  const lines = await db.activityLog.count()
  await actions.saveExercise(context, { ...written, title: '  Green\n beans ' })
  expect((await listOwnExercises(db)).map(({ title }) => title)).toEqual(['Green  beans'])
  const { undo } = await actions.deleteExercise(context, 'own-beans')
  expect(await listOwnExercises(db)).toEqual([])
  await refuses(context, 'not-found', () => actions.deleteExercise(context, 'own-beans'))
  await actions.undo(context, undo)
  expect((await listOwnExercises(db)).map(({ id }) => id)).toEqual(['own-beans'])
  expect(await db.activityLog.count()).toBe(lines)
})

test('one that isn’t finished is kept, and is not among those that can be started', async () => {
  const { db, context } = await world()
  await actions.saveExercise(context, { ...written, id: 'own-draft', title: '', steps: [] })
  const all = await listAllExercises(db)
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(['refund-part', 'own-beans']))
  expect(all.map(({ id }) => id)).not.toContain('own-draft')
})

test.each<[string, object]>([
  ['another’s id', { id: 'refund-part' }],
  ['an id that is too long for a code', { id: `own-${'x'.repeat(21)}` }],
  ['an id with spaces', { id: 'own-a b' }],
  ['a title that is too long', { title: 'x'.repeat(71) }],
  ['a task that is too long', { text: 'x'.repeat(2_001) }],
  ['a line that is too long', { steps: [{ text: 'Do it.', check: ['x'.repeat(201)] }] }],
  ['too many steps', { steps: Array.from({ length: 13 }, () => ({ text: 'Do it.', check: [] })) }],
  ['too many hints', { hints: ['a', 'b', 'c', 'd'] }],
])('%s is refused, and nothing changes', async (_what, over) => {
  const { context } = await world()
  await refuses(context, 'invalid', () => actions.saveExercise(context, { ...written, ...over }))
  await refuses(context, 'invalid', () =>
    actions.addExercises(context, [
      { ...written, id: 'own-new' },
      { ...written, ...over },
    ]),
  )
})

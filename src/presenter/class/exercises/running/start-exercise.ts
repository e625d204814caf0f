import * as v from 'valibot'
import { currentTime } from '#db/clock.ts'
import { getDemoSettings, getSeededAt } from '#db/demo/queries.ts'
import type { Exercise } from '#seed/exercises.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { newAttemptId, runAction } from '#src/data/run-action.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { seedRows } from '#src/seeding/seeder.ts'
import { type Context, replaceDemo } from '../../../demo/snapshots/replace-demo.ts'
import { begin } from './progress.ts'
import { keepTest, putAwayEnded, runningTest, withRun } from '../exam/taken-test.ts'

const dataStartedAt = keptAs<string | null>(
  keptKeys.exerciseData,
  v.nullable(v.string()),
  () => null,
  { as: 'text' },
)

/** Returns whether the data on this device is an exercise's, also one that was stopped or solved. */
const isExercises = async ({ db }: Context): Promise<boolean> =>
  (await getSeededAt(db))?.toISOString() === dataStartedAt.read()

/**
 * Notes that the next exercise of the running test is started, before its data are put in place, so that nothing gives a
 * second try; returns what takes that back where they could not be. Throws where none can start.
 */
function noteRun(startedAt: string): () => void {
  const test = runningTest()
  const begun = test && withRun(test, startedAt)
  if (!begun) throw new Error('No exercise of a test can start now.')
  keepTest(begun)
  return () => keepTest(test)
}

interface StartOptions {
  /** Its author tries it. */
  trial?: boolean
  /** It is the next one of the test that runs, which alone may start then, and is tried once. */
  inTest?: boolean
}

/** Starts an exercise from its scenario, or starts it over; resolves to whether it did. */
export async function startExercise(
  context: Context,
  exercise: Exercise,
  { trial = false, inTest = false }: StartOptions = {},
): Promise<boolean> {
  const words = {
    here: exerciseMessages.started(exercise.title),
    elsewhere: exerciseMessages.startedElsewhere(exercise.title),
    wouldSay: exerciseMessages.wouldStart,
  }
  const start = async () => {
    const { exercise: before } = await getDemoSettings(context.db)
    const isAgain = !inTest && before?.id === exercise.id && !before.solved
    const restarts = isAgain ? before.restarts + 1 : 0
    const { scenario } = exercise
    const rows = await seedRows(scenario ? { scenario } : {})
    // The clock goes back to the device's with the rest of the settings.
    const now = new Date(rows.seedMarks[0]?.seededAt ?? currentTime())
    const running = begin(exercise, rows, { now, restarts, trial, inTest })
    const settings = { id: 'demo', dryRun: false, exercise: running } as const
    const own = !(await isExercises(context))
    const takeBack = inTest ? noteRun(running.startedAt) : undefined
    const input = {
      rows: { ...rows, demoSettings: [settings] },
      keepAs: newAttemptId(),
      ...(own && { before: 'the exercises' as const }),
    }
    const kept = await runAction('remakeDemo', input, context).catch((error: unknown) => {
      takeBack?.()
      throw error
    })
    dataStartedAt.tryWrite(running.startedAt)
    if (!inTest) putAwayEnded()
    // A test's exercise has no Undo: it would be over.
    return inTest ? { keptAs: null } : kept
  }
  return replaceDemo(context, words, start, { inTest })
}

import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import type { Exercise } from '#seed/exercises.ts'
import { runAction } from '#src/data/run-action.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { toast } from '#src/ui/toast.ts'
import type { Context } from '../../../demo/snapshots/replace-demo.ts'
import { listAllExercises } from '../all-exercises.ts'
import type { ExerciseSet } from '../exercise-set.ts'
import { neverBegun } from '../results/kept-results.ts'
import { keepTried } from '../running/leave-exercise.ts'
import { startExercise } from '../running/start-exercise.ts'
import {
  beginTest,
  currentOf,
  keepTest,
  oneByOne,
  refuseInTest,
  runningTest,
  secondsLeft,
  shownTest,
  type TakenTest,
  withEnd,
  withSkipped,
} from './taken-test.ts'
import { beginTime, deviceTime } from './test-time.ts'

/** Closes the exercise that runs in a test, as far as it has come; one whose data are gone was left. */
async function closeCurrent(db: PaidDatabase): Promise<TakenTest | undefined> {
  await keepTried(db, { inTest: true })
  const test = runningTest()
  if (test?.running === undefined) return test
  keepTest(withSkipped(test, 'Left', deviceTime()))
  return runningTest()
}

async function end(context: Context): Promise<void> {
  const { exercise } = await getDemoSettings(context.db)
  const isTests = exercise !== undefined && runningTest()?.running === exercise.startedAt
  const test = await closeCurrent(context.db)
  if (test) keepTest(withEnd(test, deviceTime()))
  if (isTests) await runAction('endExercise', undefined, context)
}

/**
 * Ends the test that runs, when its time is over or the trainee is done: what is left was not solved. Does nothing without
 * one. DEMO-15.
 */
export const endTest = (context: Context): Promise<void> => oneByOne(() => end(context))

async function goOn(context: Context): Promise<Exercise | null> {
  const test = await closeCurrent(context.db)
  const id = test && currentOf(test)
  if (!test || id === undefined || secondsLeft(test) === 0) {
    await end(context)
    return null
  }
  const exercise = (await listAllExercises(context.db)).find((each) => each.id === id)
  if (!exercise) {
    keepTest(withSkipped(test, neverBegun.notHere, deviceTime()))
    return goOn(context)
  }
  return (await startExercise(context, exercise, { inTest: true })) ? exercise : null
}

/**
 * Goes on to a test's next exercise: the one that runs is over, unless it is no longer the one that was left. Resolves to
 * the exercise that started; null where the test is over or none could start. DEMO-15.
 */
export const nextInTest = async (context: Context): Promise<Exercise | null> => {
  const where = () => [runningTest()?.running, runningTest()?.results.length].join()
  const left = where()
  const go = async () => (where() === left ? goOn(context) : null)
  return (await oneByOne(go)) ?? null
}

type TestSet = ExerciseSet & { test: { minutes: number } }

async function start(context: Context, set: TestSet, trainee: string): Promise<Exercise | null> {
  if (refuseInTest()) return null
  const { dryRun } = await getDemoSettings(context.db)
  if (dryRun) {
    toast.info(exerciseMessages.wouldStartTest(set.name))
    return null
  }
  const test = beginTest(set, trainee, deviceTime())
  beginTime()
  keepTest(test)
  const first = await goOn(context)
  // Where nothing could start, no time passes and nothing is tried.
  const left = shownTest.read()
  if (!first && left?.at === test.at && left.results.length === 0) shownTest.write(null)
  return first
}

/**
 * Starts a set as a test under a trainee's name; resolves to its first exercise, null where it could not start. The caller
 * asks `hasTaken` before. A test that runs already goes on instead.
 */
export const startTest = async (
  context: Context,
  set: TestSet,
  trainee: string,
): Promise<Exercise | null> => (await oneByOne(() => start(context, set, trainee))) ?? null

import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import type { Exercise } from '#seed/exercises.ts'
import { runAction } from '#src/data/run-action.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { toast } from '#src/ui/toast.ts'
import type { Context } from '../../snapshots/replace-demo.ts'
import { listAllExercises } from '../all-exercises.ts'
import type { ExerciseSet } from '../exercise-set.ts'
import { keepTried } from '../running/leave-exercise.ts'
import { startExercise } from '../running/start-exercise.ts'
import {
  beginTest,
  currentOf,
  deviceTime,
  keepTest,
  refuseInTest,
  runningTest,
  secondsLeft,
  shownTest,
  type TakenTest,
  withEnd,
  withSkipped,
} from './taken-test.ts'

/** Closes the exercise that runs in a test, as far as it has come; one whose data are gone was left. */
async function closeCurrent(db: PaidDatabase): Promise<TakenTest | undefined> {
  await keepTried(db)
  const test = runningTest()
  if (test?.running === undefined) return test
  keepTest(withSkipped(test, 'Left', deviceTime()))
  return runningTest()
}

/**
 * Ends the test that runs, when its time is over or the trainee is done: what is left was not solved. Does nothing without
 * one. DEMO-15.
 */
export async function endTest(context: Context): Promise<void> {
  const { exercise } = await getDemoSettings(context.db)
  const isTests = exercise !== undefined && runningTest()?.running === exercise.startedAt
  const test = await closeCurrent(context.db)
  if (test) keepTest(withEnd(test, deviceTime()))
  if (isTests) await runAction('endExercise', undefined, context)
}

/**
 * Goes on to a test's next exercise: the one that runs is over. Resolves to the exercise that started; null where the test
 * is over or none could start. DEMO-15.
 */
export async function nextInTest(context: Context): Promise<Exercise | null> {
  const test = await closeCurrent(context.db)
  const id = test && currentOf(test)
  if (!test || id === undefined || secondsLeft(test, deviceTime()) === 0) {
    await endTest(context)
    return null
  }
  const exercise = (await listAllExercises(context.db)).find((each) => each.id === id)
  if (!exercise) {
    keepTest(withSkipped(test, 'Not on this device', deviceTime()))
    return nextInTest(context)
  }
  return (await startExercise(context, exercise, { inTest: true })) ? exercise : null
}

/**
 * Starts a set as a test under a trainee's name; resolves to its first exercise, null where it could not start. The caller
 * asks `hasTaken` before. A test that runs already goes on instead.
 */
export async function startTest(
  context: Context,
  set: ExerciseSet & { test: { minutes: number } },
  trainee: string,
): Promise<Exercise | null> {
  if (refuseInTest()) return null
  const { dryRun } = await getDemoSettings(context.db)
  if (dryRun) {
    toast.info(exerciseMessages.wouldStartTest(set.name))
    return null
  }
  const test = beginTest(set, trainee, deviceTime())
  keepTest(test)
  const first = await nextInTest(context)
  // Where nothing could start, no time passes and nothing is tried.
  const left = shownTest.read()
  if (!first && left?.at === test.at && left.results.length === 0) shownTest.write(null)
  return first
}

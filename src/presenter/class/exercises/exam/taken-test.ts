import * as v from 'valibot'
import { longest } from '#db/text/format.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { toast } from '#src/ui/toast.ts'
import { withLock } from '#src/data/with-lock.ts'
import type { ExerciseSet } from '../exercise-set.ts'
import {
  addOwnResult,
  exerciseResult,
  type ExerciseResult,
  moment,
  neverBegun,
  traineeName,
  type TraineeResults,
} from '../results/kept-results.ts'
import { lookAtTime } from './test-time.ts'

/*
 * A test is a trainee's, not the demo's: it is in the browser's storage, where no reset and no snapshot gives more time or
 * a second try. Its exercises follow one another in the order of their set, and each is tried once.
 */

/** A test that somebody takes or took on this device. */
const takenTest = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(longest.name)),
  trainee: traineeName,
  /** When it began, by the device's clock. */
  at: moment,
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The ids of its exercises. */
  exercises: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Of the exercises that are over, in their order. */
  results: v.array(exerciseResult),
  /** When the exercise that runs was started, as the demo's settings have it. */
  running: v.optional(v.string()),
  /** How many seconds of the test had passed when that one was started. */
  runFrom: v.optional(v.number()),
  /** By how many seconds the device's clock was moved during it, back if below 0. */
  clockMoved: v.optional(v.pipe(v.number(), v.safeInteger())),
  ended: v.optional(v.boolean()),
  /** Its certificate was shown by itself, and closed. */
  wasShown: v.optional(v.boolean()),
})
export type TakenTest = v.InferOutput<typeof takenTest>

/** The test on this device until its end was seen. */
export const shownTest = keptAs(keptKeys.shownTest, v.nullable(takenTest), () => null)

/** The tests that ended on this device, the newest last. */
export const takenTests = keptAs(keptKeys.takenTests, v.array(takenTest), () => [])

/** The most tests that a device keeps. */
const mostTests = 20

/** Returns a test as it begins, at a time in milliseconds. */
export const beginTest = (
  { name, exercises, test }: ExerciseSet & { test: { minutes: number } },
  trainee: string,
  now: number,
): TakenTest => ({
  name,
  trainee,
  at: Math.floor(now / 1000),
  minutes: test.minutes,
  exercises,
  results: [],
})

/** Returns whether a test is over: every exercise is, or it was ended. */
export const hasEnded = ({ ended = false, results, exercises }: TakenTest): boolean =>
  ended || results.length >= exercises.length

/** Returns the id of the exercise that runs, or comes next; undefined once the test is over. */
export const currentOf = (test: TakenTest): string | undefined =>
  hasEnded(test) ? undefined : test.exercises[test.results.length]

/** Returns the seconds of a test that have passed on this device, whatever its clock shows. */
export const secondsPassed = ({ at }: Pick<TakenTest, 'at'>): number =>
  Math.floor(lookAtTime(at).passed / 1000)

/** Returns the seconds that a test has left once so many have passed. */
export const secondsLeft = (
  test: Pick<TakenTest, 'at' | 'minutes'>,
  passed = secondsPassed(test),
): number => Math.max(0, test.minutes * 60 - passed)

/** Returns a test in which the next exercise runs; null where there is none, no time, or one that runs already. */
export const withRun = (
  test: TakenTest,
  startedAt: string,
  passed = secondsPassed(test),
): TakenTest | null =>
  hasEnded(test) || test.running !== undefined || secondsLeft(test, passed) === 0
    ? null
    : { ...test, running: startedAt, runFrom: passed }

/** Returns a test in which a run is over, as its result says, in the test's own time; unchanged where it is another run's. */
export function withResult(
  test: TakenTest,
  startedAt: string,
  result: ExerciseResult,
  passed = secondsPassed(test),
): TakenTest {
  const { running, runFrom, ...rest } = test
  if (running !== startedAt || currentOf(test) !== result.id) return test
  const limit = test.minutes * 60
  // An older version has not kept when it began.
  const seconds =
    runFrom === undefined
      ? Math.min(result.seconds, limit)
      : Math.max(0, Math.min(passed, limit) - runFrom)
  const late = { outcome: 'tried' as const, lacks: ['Solved after the time was over'] }
  const isLate = passed > limit && result.outcome === 'solved'
  return { ...rest, results: [...test.results, { ...result, seconds, ...(isLate && late) }] }
}

/** Returns an exercise of a test as not solved, and why, at a time in milliseconds. */
const skipped = ({ at }: TakenTest, id: string, why: string, now: number): ExerciseResult => ({
  id,
  at: Math.max(at, Math.floor(now / 1000)),
  seconds: 0,
  hints: 0,
  wrongTurns: 0,
  restarts: 0,
  outcome: 'tried',
  lacks: [why],
})

/** Returns a test in which the next exercise is over, without having been solved. */
export function withSkipped(test: TakenTest, why: string, now: number): TakenTest {
  const id = currentOf(test)
  if (id === undefined) return test
  const { running: _left, runFrom: _from, ...rest } = test
  return { ...rest, results: [...test.results, skipped(test, id, why, now)] }
}

/** Returns a test that is over at a time in milliseconds; the exercises that are left were not solved. */
export function withEnd(test: TakenTest, now: number): TakenTest {
  const { running, runFrom: _from, ...rest } = test
  const missing = test.exercises
    .slice(test.results.length)
    .map((id, place) =>
      skipped(test, id, place === 0 && running !== undefined ? 'Left' : neverBegun.notReached, now),
    )
  return { ...rest, results: [...test.results, ...missing], ended: true }
}

/** Returns whether somebody took a test with these exercises before, which is taken once. */
export const hasTaken = (
  taken: readonly TakenTest[],
  { exercises }: Pick<ExerciseSet, 'exercises'>,
  trainee: string,
): boolean =>
  taken.some(
    (each) =>
      each.trainee.toLowerCase() === trainee.toLowerCase() &&
      each.exercises.join() === exercises.join(),
  )

/** Returns a test as a trainee hands it in. */
export const handedIn = (
  { name, trainee, at, minutes, results, clockMoved }: TakenTest,
  device: string,
): TraineeResults => ({
  device,
  trainee,
  results,
  test: { name, at, minutes, ...(clockMoved !== undefined && { clockMoved }) },
})

/** Returns the test that runs on this device; undefined without one. */
export function runningTest(): TakenTest | undefined {
  const test = shownTest.read()
  return test && !hasEnded(test) ? test : undefined
}

/** Returns whether a test runs, during which something is refused, and says so. */
export function refuseInTest(): boolean {
  if (!runningTest()) return false
  toast.error(exerciseMessages.testRuns)
  return true
}

/** Keeps a test as it is now; one that is over also among those that were taken. Throws if the device is full. */
export function keepTest(given: TakenTest): void {
  const moved = Math.round(lookAtTime(given.at).moved / 1000)
  const test = hasEnded(given) && moved !== 0 ? { ...given, clockMoved: moved } : given
  if (hasEnded(test) && !takenTests.read().some(({ at }) => at === test.at))
    takenTests.write([...takenTests.read(), test].slice(-mostTests))
  shownTest.write(test)
}

/** Takes away the line of a test that is over, which hides that of an exercise. Its certificate is under My results. */
export function putAwayEnded(): void {
  const test = shownTest.read()
  if (test && hasEnded(test)) shownTest.tryWrite(null)
}

/**
 * Keeps the result of a run: in the test to which it belongs, which another window may have ended, and otherwise among
 * the practice. Throws if the device is full.
 */
export function keepResult(
  { startedAt, inTest }: Pick<RunningExercise, 'startedAt' | 'inTest'>,
  result: ExerciseResult,
): void {
  if (!inTest) return addOwnResult(result)
  const test = runningTest()
  if (test) keepTest(withResult(test, startedAt, result))
}

/**
 * Runs an act that begins or ends an exercise of a test, or keeps that it is solved, one after the other in all windows: a
 * test that one ends would else lose what another is about to keep. Not within another such act.
 */
export const oneByOne = <Result>(act: () => Promise<Result>): Promise<Result | undefined> =>
  withLock('paid-exercise-test', {}, act)

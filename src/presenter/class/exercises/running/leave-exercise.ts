import type { Actor } from '#db/action.ts'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import type { Exercise } from '#seed/exercises.ts'
import { runAction } from '#src/data/run-action.ts'
import { listAllExercises } from '../all-exercises.ts'
import { clearOwnResults, type ExerciseResult, mostLacks } from '../results/kept-results.ts'
import { lacksOf, wrongTurnText, wroteText } from './lack-text.ts'
import { judge, writtenTexts } from './progress.ts'
import { findWrongTurns, type WrongTurn } from './wrong-turns.ts'
import { keepResult, runningTest } from '../exam/taken-test.ts'

interface Ending extends Pick<ExerciseResult, 'wrongTurns' | 'outcome' | 'lacks'> {
  /** When it was solved or left, in milliseconds by the clock that the demo shows. */
  at: number
}

/** Returns a run of an exercise as a result. Its time is the device's, which no moved clock lengthens. */
export function resultOf(
  { id, startedAt, hints, restarts }: RunningExercise,
  { at: ended, ...ending }: Ending,
): ExerciseResult {
  const at = Math.floor(toDeviceTime(ended) / 1000)
  const seconds = Math.max(0, at - Math.floor(Date.parse(startedAt) / 1000))
  return { id, at, seconds, hints, restarts, ...ending }
}

/** Returns the notes on work that is there: what somebody wrote, and the wrong turns. DEMO-15. */
export async function workNotes(
  db: PaidDatabase,
  exercise: Exercise,
  running: RunningExercise,
  turns: readonly WrongTurn[],
): Promise<string[]> {
  const texts = await writtenTexts(db, exercise, running)
  return [...texts.map(wroteText), ...turns.map(wrongTurnText)]
}

/** Returns how an exercise that is left now has gone. Only a test's is reviewed: in practice one goes on. */
async function leftResult(
  db: PaidDatabase,
  exercise: Exercise,
  running: RunningExercise,
): Promise<ExerciseResult> {
  const [turns, { outcome, lacks, why }] = await Promise.all([
    findWrongTurns(db, exercise, running),
    judge(db, exercise, running),
  ])
  const { inTest = false } = running
  const said = [
    ...lacksOf(exercise, lacks),
    ...(outcome === 'tried'
      ? turns.map(wrongTurnText)
      : await workNotes(db, exercise, running, turns)),
  ]
  return resultOf(running, {
    at: currentTime(),
    wrongTurns: turns.length,
    outcome: outcome === 'review' && !inTest ? 'tried' : outcome,
    lacks: (inTest && why !== undefined ? [why, ...said] : said).slice(0, mostLacks),
  })
}

/**
 * Keeps how far the exercise that runs has come, before it is left or the results are shown; one that is solved is kept
 * already. One of a test is over with that, so only the test does it. A device without room for it keeps nothing. DEMO-15.
 */
export async function keepTried(db: PaidDatabase, { inTest = false } = {}): Promise<void> {
  const { exercise: running } = await getDemoSettings(db)
  if (!running || running.solved || running.trial) return
  if ((running.inTest ?? false) !== inTest) return
  const exercise = (await listAllExercises(db)).find(({ id }) => id === running.id)
  if (!exercise) return
  const result = await leftResult(db, exercise, running)
  try {
    keepResult(running, result)
  } catch {
    // What was to be done is done all the same.
  }
}

/**
 * Clears a trainee's results for the next one, whose name may be known; returns what brings them back. Without a
 * database nothing runs that would come back under the next name.
 */
export async function clearForNext(
  context: { db: PaidDatabase; actor: Actor } | null,
  next?: string,
): Promise<() => void> {
  if (context && !runningTest() && (await getDemoSettings(context.db)).exercise)
    await runAction('endExercise', undefined, context)
  return clearOwnResults(next)
}

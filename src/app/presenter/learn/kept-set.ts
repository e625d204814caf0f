import * as v from 'valibot'
import { findExercise } from '#seed/exercises.ts'
import { builtInSets, exerciseSet, type ExerciseSet } from '../exercises/exercise-set.ts'
import { type ExerciseResult, keptAs, ownResults } from '../exercises/kept-results.ts'

/** The set that was last opened on this device; null while all grades are shown. */
export const keptSet = keptAs<ExerciseSet | null>(
  'paid-exercise-set',
  v.nullable(exerciseSet),
  () => null,
)

/** The sets that the trainer chose on this device, each under a name of its own. */
export const madeSets = keptAs('paid-exercise-sets', v.array(exerciseSet), () => [])

/** Returns the sets that a trainee sees: the one that was opened, otherwise a set for each grade. */
export const setsOf = (kept: ExerciseSet | null): readonly ExerciseSet[] =>
  kept ? [kept] : builtInSets()

/** Returns whether an exercise counts as done. */
export const isDone = (result: Pick<ExerciseResult, 'id'> | undefined): boolean =>
  result !== undefined

/**
 * Returns the id of the exercise that comes next: the first after another one that isn't done, then the first before
 * it. Undefined when all are done. DEMO-15.
 */
export function nextOf(
  ids: readonly string[],
  results: readonly Pick<ExerciseResult, 'id'>[],
  after: string | undefined,
): string | undefined {
  const from = after === undefined ? 0 : ids.indexOf(after) + 1
  const order = [...ids.slice(from), ...ids.slice(0, from)]
  return order.find((id) => !isDone(results.find((result) => result.id === id)))
}

/** Returns what comes after an exercise on this device: the next one's title, or the name of what is done. */
export function whatIsNext(id: string): { next: string } | { done: string } {
  const kept = keptSet.read()
  const ids = setsOf(kept).flatMap(({ exercises }) => exercises)
  const here = ids.filter((each) => findExercise(each))
  const next = nextOf(here, ownResults.read().results, id)
  const title = next === undefined ? undefined : findExercise(next)?.title
  return title === undefined ? { done: kept?.name ?? 'Exercises' } : { next: title }
}

import * as v from 'valibot'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import type { AllExercises } from '../exercises/all-exercises.ts'
import { builtInSets, exerciseSet, type ExerciseSet } from '../exercises/exercise-set.ts'
import { type ExerciseResult, ownResults } from '../exercises/results/kept-results.ts'

/** The set that was last opened on this device; null while all grades are shown. */
export const keptSet = keptAs<ExerciseSet | null>(
  keptKeys.openedSet,
  v.nullable(exerciseSet),
  () => null,
)

/** The sets that the trainer chose on this device, each under a name of its own. */
export const madeSets = keptAs(keptKeys.madeSets, v.array(exerciseSet), () => [])

/** Returns the sets that a trainee sees: the one that was opened, otherwise a set for each grade and one of the trainer's own exercises that are complete. */
export function setsOf(
  kept: ExerciseSet | null,
  own: AllExercises['own'] = [],
): readonly ExerciseSet[] {
  if (kept) return [kept]
  const exercises = own.flatMap(({ complete, exercise }) => (complete ? [exercise.id] : []))
  return exercises.length > 0
    ? [...builtInSets(), { name: 'From your trainer', exercises }]
    : builtInSets()
}

type Outcome = Pick<ExerciseResult, 'id' | 'outcome'>

/** Returns whether an exercise counts as done: solved, or for the trainer to decide. */
export const isDone = (result: Pick<ExerciseResult, 'outcome'> | undefined): boolean =>
  result !== undefined && result.outcome !== 'tried'

/**
 * Returns the id of the exercise that comes next: the first after another one that isn't done, then the first before
 * it. Undefined when all are done. DEMO-28.
 */
export function nextOf(
  ids: readonly string[],
  results: readonly Outcome[],
  after: string | undefined,
): string | undefined {
  const from = after === undefined ? 0 : ids.indexOf(after) + 1
  const order = [...ids.slice(from), ...ids.slice(0, from)]
  return order.find((id) => !isDone(results.find((result) => result.id === id)))
}

/** Returns what comes after an exercise on this device: the next one's title, or the name of what is done. */
export function whatIsNext(
  id: string,
  { own, find }: Pick<AllExercises, 'own' | 'find'>,
): { next: string } | { done: string } {
  const kept = keptSet.read()
  const ids = setsOf(kept, own).flatMap(({ exercises }) => exercises)
  const here = ids.filter((each) => find(each))
  const next = nextOf(here, ownResults.read().results, id)
  const title = next === undefined ? undefined : find(next)?.title
  return title === undefined ? { done: kept?.name ?? 'Exercises' } : { next: title }
}

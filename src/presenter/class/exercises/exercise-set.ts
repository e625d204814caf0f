import * as v from 'valibot'
import { grades } from '#db/demo/schemas.ts'
import { longest } from '#db/text/format.ts'
import { visible } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { type Exercise, findExercise, listExercises } from '#seed/exercises.ts'
import type { TraineeResults } from './results/kept-results.ts'

/** Whose work an exercise is. */
export const sideNames = { merchant: 'Merchant', console: 'Console', customer: 'Customer' } as const

/** What the three grades of exercises are called. */
export const gradeNames = { 1: 'First steps', 2: 'Everyday work', 3: 'Harder cases' } as const

const setIds = { 1: 'first-steps', 2: 'everyday-work', 3: 'harder-cases' } as const

/** The most exercises of a set. */
const mostExercises = 50
/** The longest time of a test, in minutes. */
const longestTest = 240

const minutes = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(longestTest))
const exerciseId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,23}$/))

/** Exercises that a class does in an order, as practice or as a test. */
export const exerciseSet = v.object({
  name: v.pipe(v.string(), v.transform(visible), v.minLength(1), v.maxLength(longest.name)),
  /** Their ids; an exercise of a trainer’s own may not be on this device. */
  exercises: v.pipe(v.array(exerciseId), v.minLength(1), v.maxLength(mostExercises)),
  test: v.optional(v.object({ minutes })),
  /** The titles of a trainer’s own, as the link said. */
  titles: v.optional(v.record(v.string(), v.string())),
})
export type ExerciseSet = v.InferOutput<typeof exerciseSet>

/** A set that is always there. */
interface BuiltInSet extends ExerciseSet {
  id: string
}

/** Returns the sets that are always there: a set for each grade. DEMO-28. */
export const builtInSets = (): BuiltInSet[] =>
  grades.map((grade) => ({
    id: setIds[grade],
    name: gradeNames[grade],
    exercises: listExercises().flatMap((each) => (each.grade === grade ? [each.id] : [])),
  }))

/** How many minutes a step takes, by grade, until a class has shown it. */
const minutesOfStep = { 1: 1, 2: 1.5, 3: 2 } as const

/** How many trainees must have solved an exercise for their time to count. */
const fewest = 3

/** Returns how many minutes an exercise usually takes: as long as the class's trainees took, or by its steps. DEMO-28. */
export function usualMinutes(
  { id, grade, steps }: Pick<Exercise, 'id' | 'grade' | 'steps'>,
  given: readonly Pick<TraineeResults, 'results'>[],
): number {
  const taken = given
    .flatMap(({ results }) => results)
    .filter((each) => each.id === id && each.outcome === 'solved')
    .map(({ seconds }) => seconds)
    .sort((one, two) => one - two)
  const middle = taken[Math.floor(taken.length / 2)]
  const minutes =
    middle !== undefined && taken.length >= fewest
      ? middle / 60
      : steps.length * minutesOfStep[grade]
  return Math.max(1, Math.round(minutes))
}

const ownIds = /^own-/

/** Returns the ids of a list that may be exercises, each once: built-in ones, and a trainer’s own, here or not. */
const idsIn = (list: string): string[] =>
  [...new Set(list.split(',').map((id) => id.trim()))]
    .filter((id) => v.is(exerciseId, id) && (ownIds.test(id) || findExercise(id)))
    .slice(0, mostExercises)

function testIn(query: URLSearchParams): Pick<ExerciseSet, 'test'> {
  const typed = query.get('test') ?? ''
  const found = v.safeParse(minutes, /^\d{1,3}$/.test(typed) ? Number(typed) : null)
  return found.success ? { test: { minutes: found.output } } : {}
}

/** Returns the name of a set without one: a lone exercise’s title, otherwise `Exercises`. */
const nameFor = ([first = '', ...more]: readonly string[]): string =>
  (more.length === 0 && findExercise(first)?.title) || 'Exercises'

const nameIn = (query: URLSearchParams): string =>
  // Cut through an emoji, its half is left out too.
  visible(visible(query.get('name') ?? '').slice(0, longest.name))

/**
 * Returns the set that an address names: `?set=first-steps`, `?exercise=refund-part`, or
 * `?exercises=refund-part,new-link&name=Monday`, each with `&test=20` as a test of that many minutes.
 * What can’t be read of it is left out; null if no exercise is left. DEMO-28.
 */
export function setFrom(query: string | URLSearchParams): ExerciseSet | null {
  const asked = new URLSearchParams(query)
  const set = builtInSets().find(({ id }) => id === asked.get('set'))
  if (set) return { name: set.name, exercises: set.exercises, ...testIn(asked) }
  const exercises = idsIn(asked.get('exercises') ?? asked.get('exercise') ?? '')
  if (exercises.length === 0) return null
  return { name: nameIn(asked) || nameFor(exercises), exercises, ...testIn(asked) }
}

const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** Returns the shortest address, without its host, that `setFrom` reads as a set. DEMO-28. */
export function pathOfSet({ name, exercises, test }: ExerciseSet): string {
  const builtIn = builtInSets().find(
    (each) => each.name === name && isSameList(each.exercises, exercises),
  )
  const unnamed = name === nameFor(exercises)
  // Commas stand as they are, so that the address can be read and typed.
  const what = builtIn
    ? `set=${builtIn.id}`
    : `${exercises.length === 1 ? 'exercise' : 'exercises'}=${exercises.join(',')}`
  const parts = [
    what,
    ...(builtIn || unnamed ? [] : [new URLSearchParams({ name }).toString()]),
    ...(test ? [`test=${test.minutes}`] : []),
  ]
  return `${pathTo('learn')}?${parts.join('&')}`
}

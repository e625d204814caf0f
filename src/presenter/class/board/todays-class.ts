import * as v from 'valibot'
import { dayText } from '#db/days.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { exerciseSet, type ExerciseSet } from '../exercises/exercise-set.ts'
import type { ReadResults } from '../exercises/results/kept-results.ts'
import {
  type Board,
  boardOf,
  countOutcomes,
  type classList,
  type Sitting,
  sittingsOf,
} from './class-board.ts'

/** The set or the test that the class does; null until the trainer has said it. */
export const classSet = keptAs<ExerciseSet | null>(
  keptKeys.classSet,
  v.nullable(exerciseSet),
  () => null,
)

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join()

/** Returns today's board of a set: its test as it is taken today, or what was practised of it today. DEMO-11. */
export function todaysBoard(
  list: ReturnType<typeof classList.read>,
  given: readonly ReadResults[],
  set: ExerciseSet,
  /** As a date field has it. */
  today: string,
): Board {
  const isToday = (seconds: number) => dayText(new Date(seconds * 1000)) === today
  const { name, exercises, test } = set
  if (!test) {
    const done = given.filter(
      (handed) =>
        !handed.test && handed.results.some(({ id, at }) => exercises.includes(id) && isToday(at)),
    )
    return boardOf(list, done, { exercises })
  }
  const none: Sitting = { key: '', name, at: 0, minutes: test.minutes, exercises }
  const taken = sittingsOf(given).find(
    (each) =>
      each.name === name &&
      each.minutes === test.minutes &&
      isToday(each.at) &&
      sameIds(each.exercises, exercises),
  )
  // Who handed in something else is missing, and not to be asked about.
  const ofToday = given.filter((handed) => taken && sittingsOf([handed])[0]?.key === taken.key)
  return boardOf(list, ofToday, { sitting: taken ?? none })
}

/** What a trainer does next: choose what the class does, list its names, hand it out, collect, decide, keep the table. */
export type ClassStep = 'choose' | 'names' | 'hand-out' | 'collect' | 'decide' | 'export'

/** Returns what is next in today's class. DEMO-11. */
export function nextInClass(
  set: ExerciseSet | null,
  names: readonly string[],
  { rows, missing, unlisted }: Pick<Board, 'rows' | 'missing' | 'unlisted'>,
): ClassStep {
  if (!set) return 'choose'
  if (names.length === 0) return 'names'
  if (missing.length === names.length && unlisted.length === 0) return 'hand-out'
  if (missing.length > 0) return 'collect'
  return rows.some(({ cells }) => countOutcomes(cells).review > 0) || unlisted.length > 0
    ? 'decide'
    : 'export'
}

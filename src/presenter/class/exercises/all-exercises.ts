import { useMemo } from 'react'
import type { Part } from '#db/database.ts'
import { listOwnExercises } from '#db/demo/queries.ts'
import type { OwnExercise } from '#db/demo/schemas.ts'
import { asTried, asWritten, checkExercise, type Exercise, listExercises } from '#seed/exercises.ts'
import { useQuery } from '#src/data/use-query.ts'
import { otherTitle } from './results/kept-results.ts'

/** An exercise that the trainer wrote, with what it lacks before a class can start it. */
export interface OwnEntry {
  kept: OwnExercise
  /** It as far as it is written, to be tried. */
  exercise: Exercise
  /** Nothing is missing or wrong. */
  complete: boolean
}

const entryOf = (kept: OwnExercise): OwnEntry => {
  const { exercise, mistakes } = checkExercise(asWritten(kept))
  const complete = exercise !== undefined && mistakes.length === 0
  return { kept, exercise: complete ? exercise : asTried(kept), complete }
}

/** Returns the exercises of this device: the built-in ones, then the trainer's own that are complete. DEMO-15. */
export async function listAllExercises(db: Part<'ownExercises'>): Promise<Exercise[]> {
  const own = (await listOwnExercises(db)).map(entryOf)
  return [
    ...listExercises(),
    ...own.filter(({ complete }) => complete).map(({ exercise }) => exercise),
  ]
}

export interface AllExercises {
  /** All that can be started, the built-in ones first. */
  list: readonly Exercise[]
  /** The trainer's own, also those that aren't finished, newest first; undefined until they are there. */
  own: readonly OwnEntry[] | undefined
  /** Returns an exercise by id, also an own one that isn't finished. */
  find: (id: string) => Exercise | undefined
  /** Returns an exercise's title, or what can be said of one that this device doesn't know. */
  titleOf: (id: string) => string
}

/** Returns the title of an exercise that may not be on this device. */
const titleIn = (list: readonly Exercise[], id: string): string =>
  list.find((each) => each.id === id)?.title || otherTitle(id)

/** Returns the built-in exercises and the trainer's own together, live. */
export function useExercises(): AllExercises {
  const kept = useQuery(listOwnExercises)
  return useMemo(() => {
    const own = kept?.map(entryOf)
    const entries = own ?? []
    const complete = entries.filter((each) => each.complete).map(({ exercise }) => exercise)
    const all = [...listExercises(), ...entries.map(({ exercise }) => exercise)]
    return {
      list: [...listExercises(), ...complete],
      own,
      find: (id) => all.find((each) => each.id === id),
      titleOf: (id) => titleIn(all, id),
    }
  }, [kept])
}

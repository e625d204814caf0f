import * as v from 'valibot'
import { broken, open, packedBodyOf, readPackedBody, seal } from '#db/codes/sealed.ts'
import type { OwnExercise } from '#db/demo/schemas.ts'
import { exerciseLimits } from '#db/demo/schemas.ts'
import { asWritten, checkExercise, type Exercise } from '#seed/exercises.ts'
import { screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { mostModules } from '../../../shared/address-dialog.tsx'
import { type ExerciseSet, pathOfSet } from '../exercise-set.ts'

/** The most that the exercises of an address may unpack to, in bytes. */
const mostUnpacked = 65_536

type Carried = ReturnType<typeof asWritten> | { id: string; title: string }

const codeOf = async (carried: readonly Carried[]): Promise<string> =>
  seal('exercises', await packedBodyOf(carried))

/** How a set’s address carries the trainer’s own exercises: none are in it, all of them, or of some only the title. */
export type Carries = 'none' | 'all' | 'titles'

/**
 * Returns the address of a set, without its host. It carries those of its exercises that are the trainer’s own: each as it
 * is while its code can be scanned, otherwise its title. DEMO-28.
 */
export async function pathWithOwn(
  set: ExerciseSet,
  own: readonly OwnExercise[],
  origin: string,
): Promise<{ path: string; carries: Carries }> {
  const path = pathOfSet(set)
  const kept = set.exercises.flatMap((id) => own.find((each) => each.id === id) ?? [])
  if (kept.length === 0) return { path, carries: 'none' }
  const fits = (whole: string) => screenCode(`${origin}${whole}`).size <= mostModules
  let carried: Carried[] = kept.map(({ id, title }) => ({ id, title }))
  let best = `${path}#${await codeOf(carried)}`
  if (!fits(best)) return { path, carries: 'titles' }
  let whole = 0
  for (const each of kept) {
    const more = carried.map((known) => (known.id === each.id ? asWritten(each) : known))
    const next = `${path}#${await codeOf(more)}`
    if (!fits(next)) continue
    carried = more
    best = next
    whole += 1
  }
  return { path: best, carries: whole === kept.length ? 'all' : 'titles' }
}

const titled = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^own-[a-z0-9-]{1,20}$/)),
  title: v.pipe(v.string(), v.maxLength(exerciseLimits.title)),
})

export interface CarriedExercises {
  /** The titles of all, by their ids. */
  titles: Record<string, string>
  /** Those that are whole. */
  exercises: Exercise[]
}

/** Returns the exercises in the hash of an address; null if it has none. Rejects with a `CodeError`, also for one that can’t be one. DEMO-28. */
export async function readCarried(hash: string): Promise<CarriedExercises | null> {
  const text = hash.replace(/^#/, '')
  if (!text.startsWith('own.')) return null
  const { body } = open('exercises', text)
  try {
    const list = v.parse(v.array(titled), await readPackedBody(body, mostUnpacked))
    return {
      titles: Object.fromEntries(list.map(({ id, title }) => [id, title])),
      exercises: list.flatMap((each) => {
        const { exercise, mistakes } = checkExercise(each)
        return exercise && mistakes.length === 0 ? [exercise] : []
      }),
    }
  } catch {
    throw broken('exercises')
  }
}

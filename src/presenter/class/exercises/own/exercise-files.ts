import type { Part } from '#db/database.ts'
import { listOwnExercises } from '#db/demo/queries.ts'
import type { OwnExercise } from '#db/demo/schemas.ts'
import { isSame } from '#db/common.ts'
import { currentDate } from '#db/clock.ts'
import { paidMime, snapshotEnding, writeSnapshotFile } from '#db/demo/snapshot-file.ts'
import { slugOf } from '#db/text/slug.ts'
import { asKept, asWritten, type Exercise, readExercises } from '#seed/exercises.ts'
import { SeedError } from '#seed/seed-error.ts'

/** Returns the `.paid` file of own exercises, which has nothing else of this device. DEMO-15. */
export async function exercisesFile(exercises: readonly OwnExercise[]): Promise<File> {
  const [first] = exercises
  const name = exercises.length === 1 && first ? first.title : 'Exercises'
  const text = JSON.stringify(exercises.map(asWritten))
  const blob = await writeSnapshotFile({
    kind: 'exercises',
    name,
    savedAt: currentDate().toISOString(),
    bytes: new TextEncoder().encode(text).buffer,
  })
  return new File([blob], `${slugOf(name) || 'exercises'}${snapshotEnding}`, { type: paidMime })
}

/** What a file of exercises has, against those of this device. */
export interface OpenedExercises {
  exercises: Exercise[]
  /** Those that are here with another text, and would be replaced. */
  replaces: string[]
  /** All of them are here as they are. */
  known: boolean
}

const sameAs = (kept: OwnExercise, given: Exercise): boolean =>
  isSame(asWritten(kept), asWritten(asKept(given)))

/** Returns what exercises from elsewhere are to those of this device. */
export async function comparedWithOwn(
  db: Part<'ownExercises'>,
  exercises: readonly Exercise[],
): Promise<OpenedExercises> {
  const own = new Map((await listOwnExercises(db)).map((kept) => [kept.id, kept]))
  const others = exercises.filter((each) => {
    const kept = own.get(each.id)
    return !kept || !sameAs(kept, each)
  })
  return {
    exercises: others,
    replaces: others.flatMap(({ id }) => own.get(id)?.title ?? []),
    known: others.length === 0,
  }
}

/**
 * Returns the exercises of a `.paid` file, once all are checked as the built-in ones are. Throws a
 * `SeedError` that names the exercise, the field and what is wrong; also for one with a built-in id. DEMO-15.
 */
export async function readExercisesFile(
  db: Part<'ownExercises'>,
  bytes: ArrayBuffer,
): Promise<OpenedExercises> {
  const exercises = readExercises(parsed(bytes), 'The file')
  const [foreign] = exercises.filter(({ id }) => !id.startsWith('own-'))
  if (foreign)
    throw new SeedError([`The file, exercise ${foreign.id}, field id: must begin with own-`])
  if (exercises.length === 0) throw new SeedError(['The file: has no exercises'])
  return comparedWithOwn(db, exercises)
}

function parsed(bytes: ArrayBuffer): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    // A text would be taken for a mistake in the file.
    return typeof value === 'string' ? null : value
  } catch {
    throw new SeedError(['The file: is not a list of exercises'])
  }
}

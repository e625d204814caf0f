import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { countOf, longest } from '#db/text/format.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { deviceStorage } from '#src/ui/browser-storage.ts'

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** Returns seconds as `2:05`, or `1:02:05` from an hour. */
export function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** Returns how an exercise went: `2:05, 1 hint, 0 wrong turns`. */
export const effortText = ({
  seconds,
  hints,
  wrongTurns,
}: Pick<ExerciseResult, 'seconds' | 'hints' | 'wrongTurns'>): string =>
  `${durationText(seconds)}, ${countOf(hints, 'hint')}, ${countOf(wrongTurns, 'wrong turn')}`

/*
 * Results belong to people, not to the demo's data: they stay whatever replaces that, so they are in the
 * browser's storage.
 */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e9))

/** How an exercise was solved. */
const exerciseResult = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,24}$/)),
  /** When it was solved, in seconds since 1970, and how long that took. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e11)),
  seconds: count,
  hints: count,
  wrongTurns: count,
  restarts: count,
})
export type ExerciseResult = v.InferOutput<typeof exerciseResult>

export const traineeName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter your name'),
  v.maxLength(longest.name),
)

/** What a trainee hands in. */
export const traineeResults = v.object({
  /** Names the trainee's device, so that later results take the place of earlier ones. */
  device: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/)),
  trainee: traineeName,
  results: v.pipe(v.array(exerciseResult), v.maxLength(100)),
})
export type TraineeResults = v.InferOutput<typeof traineeResults>

export interface Kept<Value> {
  read: () => Value
  /** Throws if the device is full. */
  write: (value: Value) => void
  use: () => Value
}

/** Keeps a value in the browser's storage; every tab sees its changes. */
export function keptAs<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  empty: () => Value,
): Kept<Value> {
  const listeners = new Set<() => void>()
  const text = () => deviceStorage.read(key)
  const parse = (stored: string | null): Value => {
    try {
      return stored === null ? empty() : v.parse(schema, JSON.parse(stored))
    } catch {
      return empty()
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  return {
    read: () => parse(text()),
    write(value) {
      deviceStorage.write(key, JSON.stringify(value))
      for (const listener of listeners) listener()
    },
    use() {
      const stored = useSyncExternalStore(subscribe, text)
      return useMemo(() => parse(stored), [stored])
    },
  }
}

const newDevice = () =>
  newAttemptId()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12)

const own = v.object({ ...traineeResults.entries, trainee: v.string() })

/** The results of whoever learns on this device. */
export const ownResults = keptAs('paid-exercise-results', own, () => ({
  device: newDevice(),
  trainee: '',
  results: [],
}))

/** The results that the trainer has read. */
export const classResults = keptAs('paid-class-results', v.array(traineeResults), () => [])

/** Keeps a result; a later one of the same exercise takes its place. */
export function addOwnResult(result: ExerciseResult): void {
  const { results, ...rest } = ownResults.read()
  const others = results.filter(({ id }) => id !== result.id)
  ownResults.write({ ...rest, results: [...others, result] })
}

/** Adds a trainee's results to the class; newer ones of the same device and name take their place. */
export function addToClass(given: TraineeResults): void {
  const isSame = ({ device, trainee }: TraineeResults) =>
    device === given.device && trainee === given.trainee
  classResults.write([...classResults.read().filter((each) => !isSame(each)), given])
}

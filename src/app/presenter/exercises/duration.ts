import { countOf } from '#src/rules/format.ts'
import type { ExerciseResult } from './kept-results.ts'

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

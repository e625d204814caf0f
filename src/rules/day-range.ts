import * as v from 'valibot'
import { isReversed } from '#db/days.ts'
import { rangeReversed } from './format.ts'

/** The two days of a range as date fields hold them: `2026-11-21`, or empty for an open end. */
export const dayRange = v.pipe(
  v.object({ from: v.string(), to: v.string() }),
  v.check((days) => !isReversed(days), rangeReversed),
)

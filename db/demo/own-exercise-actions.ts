import * as v from 'valibot'
import { toDeviceTime } from '../clock.ts'
import { typedLine, typedLines } from '../common.ts'
import { type Act, defineAction } from '../define-action.ts'
import { defineUndoable } from '../undo-action.ts'
import { ownExercise, type OwnExercise } from './schemas.ts'

// These acts are the presenter's, so they aren't in the platform's activity log, where an exercise that
// runs would count them as wrong turns.

const written = v.object({
  ...v.omit(ownExercise, ['savedAt']).entries,
  title: typedLine,
  text: typedLines,
  steps: v.array(v.object({ text: typedLine, check: v.array(typedLine) })),
  hints: v.array(typedLine),
  acts: v.array(typedLine),
})
export type WrittenExercise = v.InferInput<typeof written>

/** Keeps an exercise as of now, by the device, so that exercises are in order when the clock is moved. */
const keep = (
  { put, now }: Act<'ownExercises'>,
  exercise: v.InferOutput<typeof written>,
): Promise<OwnExercise> =>
  put(
    'ownExercises',
    { ...exercise, savedAt: new Date(toDeviceTime(Date.parse(now))).toISOString() },
    'texts-long',
  )

/** Saves an own exercise, finished or not, in place of the one with its id. DEMO-15. */
export const saveExercise = defineAction('saveExercise', {
  permission: null,
  refuses: [],
  invalid: ['texts-long'],
  tables: ['ownExercises'],
  input: written,
  run: keep,
})

/**
 * Adds own exercises from a file, in place of those with the same ids, all or none; returns them.
 * DEMO-15.
 */
export const addExercises = defineAction('addExercises', {
  permission: null,
  refuses: [],
  invalid: ['texts-long'],
  tables: ['ownExercises'],
  input: v.array(written),
  run: async (act, exercises) => {
    const added: OwnExercise[] = []
    for (const exercise of exercises) added.push(await keep(act, exercise))
    return added
  },
})

/** Deletes an own exercise, with Undo. DEMO-15. */
export const deleteExercise = defineUndoable('deleteExercise', {
  permission: null,
  refuses: ['not-found'],
  tables: ['ownExercises'],
  input: v.string(),
  run: ({ remove }, id) => remove('ownExercises', id),
  undo: { of: 'ownExercises', name: ({ before }) => before.title },
})

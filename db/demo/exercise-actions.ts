import * as v from 'valibot'
import { defineAction } from '../define-action.ts'
import { getDemoSettings } from './queries.ts'
import { runningExercise } from './schemas.ts'

// An exercise is the presenter's, so these acts aren't in the platform's activity log.

/** Which start of an exercise is meant: it may have been started over in another tab. */
const startedAt = runningExercise.entries.startedAt

/** Counts a hint that is shown; returns how many there are. Another start's is left alone. */
export const takeHint = defineAction('takeHint', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.object({ startedAt }),
  run: async ({ db, put }, input) => {
    const { exercise, ...settings } = await getDemoSettings(db)
    if (exercise?.startedAt !== input.startedAt) return 0
    const hints = exercise.hints + 1
    await put('demoSettings', { ...settings, exercise: { ...exercise, hints } })
    return hints
  },
})

/**
 * Records that the running exercise is solved, once, although several tabs notice it; returns it for
 * the first of them, else null.
 */
export const solveExercise = defineAction('solveExercise', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.object({ startedAt, wrongTurns: runningExercise.entries.hints }),
  run: async ({ db, now, put }, input) => {
    const { exercise, ...settings } = await getDemoSettings(db)
    if (exercise?.startedAt !== input.startedAt || exercise.solved) return null
    const solved = { ...exercise, solved: { at: now, wrongTurns: input.wrongTurns } }
    await put('demoSettings', { ...settings, exercise: solved })
    return solved
  },
})

/** Ends the running exercise; what was done stays. */
export const endExercise = defineAction('endExercise', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.void(),
  run: async ({ db, put }) => {
    const { exercise: _ended, ...settings } = await getDemoSettings(db)
    await put('demoSettings', settings)
  },
})

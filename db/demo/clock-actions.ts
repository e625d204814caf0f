import * as v from 'valibot'
import { instant } from '../common.ts'
import { defineAction, invalid } from '../define-action.ts'
import { getDemoSettings } from './queries.ts'
import { farthestMove, movedClock } from './schemas.ts'
import { takeSnapshot } from './snapshot-actions.ts'
import { keptTables, snapshotTables } from './snapshot-text.ts'

// These acts are the presenter's, so they aren't in the platform's activity log.

/**
 * Moves the time forward, by milliseconds, and at the first move keeps the state before as a snapshot
 * with the given id. What falls due on the way is done afterwards, in order (`passTime`). Refuses with
 * `invalid` a move back, or one too far. Returns by how much the time is ahead, and the new time.
 */
export const moveClock = defineAction('moveClock', {
  permission: null,
  refuses: [],
  invalid: ['time-far'],
  tables: [...keptTables, ...snapshotTables],
  input: v.object({
    by: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'Choose a later time.')),
    keepAs: v.pipe(v.string(), v.minLength(1)),
  }),
  run: async (act, { by, keepAs }) => {
    const settings = await getDemoSettings(act.db)
    const { ahead = 0, keptAs = keepAs, passed = act.now } = settings.clock ?? {}
    const clock = { ahead: ahead + by, keptAs, passed }
    if (!v.is(movedClock, clock)) throw invalid('time-far', { days: String(farthestMove) })
    if (!settings.clock) await takeSnapshot(act, keepAs, { name: 'Before the clock moved' })
    await act.put('demoSettings', { ...settings, clock })
    return { ahead: clock.ahead, to: new Date(Date.parse(act.now) + by).toISOString() }
  },
})

/**
 * Records up to when everything that fell due is done; null when all of it is, unless the time was
 * moved further meanwhile.
 */
export const notePassed = defineAction('notePassed', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.object({ ahead: v.number(), passed: v.nullable(instant) }),
  run: async ({ db, put }, { ahead, passed }) => {
    const { clock, ...settings } = await getDemoSettings(db)
    if (!clock?.passed || clock.ahead !== ahead) return
    const { keptAs } = clock
    await put('demoSettings', { ...settings, clock: { ahead, keptAs, ...(passed && { passed }) } })
  },
})

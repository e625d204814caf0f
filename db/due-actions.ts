import * as v from 'valibot'
import { defineAction } from './define-action.ts'
import { type DueRound, dueRounds } from './due-rounds.ts'

/**
 * Recalculates due times that a fast clock, since corrected, set too far ahead: of scheduled
 * reports, automatic payouts, payouts under way and disputes. Returns how many there were;
 * `getNextDue` says when to run it next.
 */
export const rescheduleAfterClockChange = defineAction('rescheduleAfterClockChange', {
  permission: null,
  refuses: [],
  tables: ['reportSchedules', 'payoutSettings', 'payouts', 'disputes', 'merchants'],
  input: v.void(),
  run: async (act): Promise<number> => {
    const rounds: DueRound[] = Object.values(dueRounds)
    let count = 0
    for (const { reschedule } of rounds)
      if (reschedule) count += await reschedule(act, new Date(act.now))
    return count
  },
})

import * as v from 'valibot'
import { defineAction } from './define-action.ts'
import { putOffDispute, putOffLook, putOffPayout, putOffSchedule } from './put-off.ts'

/**
 * Recalculates due times that a fast clock, since corrected, set too far ahead: of scheduled
 * reports, automatic payouts, payouts under way and disputes. Returns how many there were;
 * `getNextDue` says when to run it next.
 */
export const bringForward = defineAction('bringForward', {
  tables: ['reportSchedules', 'payoutSettings', 'payouts', 'disputes', 'merchants'],
  input: v.void(),
  run: async ({ db, now: instant, put, log }): Promise<number> => {
    const now = new Date(instant)
    const [schedules, settings, payouts, disputes] = await Promise.all([
      db.reportSchedules.toArray(),
      db.payoutSettings.toArray(),
      db.payouts.where('movesAt').above(instant).toArray(),
      db.disputes.where('movesAt').above(instant).toArray(),
    ])
    let count = 0
    const note = async (target: string, merchantId: string, before: string, after: string) => {
      count += 1
      await log({
        action: 'Rescheduled after clock change',
        target,
        type: 'system',
        merchantId,
        before: { next: before },
        after: { next: after },
      })
    }
    for (const before of schedules) {
      const after = putOffSchedule(before, now)
      if (!after) continue
      await put('reportSchedules', after)
      await note(after.name, after.merchantId, before.nextAt, after.nextAt)
    }
    for (const before of settings) {
      const after = putOffLook(before, now)
      if (!after) continue
      await put('payoutSettings', after)
      const name = (await db.merchants.get(after.id))?.name ?? after.id
      await note(name, after.id, before.nextAt ?? '', after.nextAt ?? '')
    }
    for (const before of payouts) {
      const after = putOffPayout(before, now)
      if (!after) continue
      await put('payouts', after)
      await note(after.id, after.merchantId, before.movesAt ?? '', after.movesAt ?? '')
    }
    for (const before of disputes) {
      const after = putOffDispute(before, now)
      if (!after) continue
      await put('disputes', after)
      await note(after.id, after.merchantId, before.dueAt, after.dueAt)
    }
    return count
  },
})

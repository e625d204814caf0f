import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { nextReportAt } from '../reports/moments.ts'
import { defineAction } from '../define-action.ts'

/**
 * Deletes a schedule and gives it back for `restoreReportSchedule`; what it made stays. Refused with `not-found`.
 * Spec §2 Reports.
 */
export const deleteReportSchedule = defineAction({
  permission: permissionOf.deleteReportSchedule,
  tables: ['reportSchedules'],
  input: v.string(),
  run: async ({ db, get, log }, id) => {
    const schedule = await get('reportSchedules', id)
    await db.reportSchedules.delete(id)
    await log({
      action: 'Deleted scheduled report',
      target: schedule.name,
      type: 'report',
      merchantId: schedule.merchantId,
    })
    return schedule
  },
})

/**
 * Brings a deleted schedule back; what would have been made meanwhile is not. Refused with `cannot-undo` when it is
 * there again or its business is gone.
 */
export const restoreReportSchedule = defineAction({
  permission: permissionOf.restoreReportSchedule,
  tables: ['merchants', 'reportSchedules'],
  input: tableSchemas.reportSchedules,
  run: async ({ db, now, put, log }, schedule) => {
    const { id, name, merchantId } = schedule
    const [owner, present] = await Promise.all([
      db.merchants.get(merchantId),
      db.reportSchedules.get(id),
    ])
    if (!owner || present)
      throw new ActionError('cannot-undo', `${name} can't be brought back.`, { name })
    const restored = await put('reportSchedules', {
      ...schedule,
      nextAt: nextReportAt(schedule, new Date(now)).toISOString(),
    })
    await log({ action: 'Restored scheduled report', target: name, type: 'report', merchantId })
    return restored
  },
})

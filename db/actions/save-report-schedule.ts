import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { shortened } from '../common.ts'
import { nextReportAt, scheduleTimes } from '../reports/moments.ts'
import type { ReportSchedule, ScheduleTemplate } from '../reports/schemas.ts'
import { nextId } from '../next-id.ts'
import { defineAction } from '../define-action.ts'

const { template, frequency, format } = tableSchemas.reportSchedules.entries
const chosen = v.object({
  template,
  frequency,
  format,
  recipients: v.array(v.string()),
  includeAttachment: v.boolean(),
})
type Chosen = v.InferOutput<typeof chosen>

/** What the reports of each template are called (spec §2 Reports). */
const scheduleNames: Record<ScheduleTemplate, string> = {
  'daily-transactions': 'Daily Transactions Summary',
  'weekly-revenue': 'Weekly Revenue Report',
  'monthly-settlements': 'Monthly Settlements Report',
}

/** A schedule as it was chosen: its time is that of its frequency, and its next moment the first after now. */
function scheduled(chosen: Chosen, now: string) {
  const times = scheduleTimes[chosen.frequency]
  const next = nextReportAt({ frequency: chosen.frequency, ...times }, new Date(now))
  return {
    ...chosen,
    ...times,
    name: scheduleNames[chosen.template],
    nextAt: next.toISOString(),
  }
}

const inLog = ({ frequency, time, format, recipients }: ReportSchedule) => ({
  frequency,
  time,
  format,
  recipients: shortened(recipients.join(', ')),
})

/** Refuses what would only be sent to the same people twice: `name-taken`. */
function refuseTwice(others: readonly ReportSchedule[], chosen: Chosen): void {
  const kindOf = ({ template, frequency, format, recipients }: Chosen) =>
    [template, frequency, format, ...recipients.map((each) => each.toLowerCase()).sort()].join()
  if (others.some((other) => kindOf(other) === kindOf(chosen))) {
    const name = 'The same report for the same people'
    throw new ActionError('name-taken', `${name} is there already.`, { name })
  }
}

/**
 * Sets up a report that makes itself: daily at 23:59, weekly on Monday at 06:00, monthly on the first at 06:00. The
 * same attempt again gives the row that it made. Refused with `not-found` without the business, `name-taken` where one
 * like it goes to the same people, and `invalid` without a recipient. Spec §2 Reports, §9.
 */
export const createReportSchedule = defineAction({
  permission: permissionOf.createReportSchedule,
  tables: ['merchants', 'reportSchedules'],
  input: v.object({ ...chosen.entries, merchantId: v.string(), attemptId: v.string() }),
  run: async (act, { merchantId, attemptId, ...chosen }) => {
    const all = await act.db.reportSchedules.toArray()
    const made = all.find((each) => each.attemptId === attemptId)
    if (made) return made
    await act.get('merchants', merchantId)
    const own = all.filter((each) => each.merchantId === merchantId)
    refuseTwice(own, chosen)
    const id = await nextId(act.db, 'RS')
    const row = scheduled(chosen, act.now)
    const schedule = await act.put('reportSchedules', { ...row, id, merchantId, attemptId })
    await act.log({
      action: 'Scheduled report',
      target: schedule.name,
      type: 'report',
      merchantId,
      after: inLog(schedule),
    })
    return schedule
  },
})

/**
 * Changes what a schedule makes, how often and for whom. Its next moment stays unless its frequency is another.
 * Refused with `not-found`, `name-taken` and `invalid`. Spec §2 Reports.
 */
export const updateReportSchedule = defineAction({
  permission: permissionOf.updateReportSchedule,
  tables: ['reportSchedules'],
  input: v.object({ ...chosen.entries, id: v.string() }),
  run: async (act, { id, ...chosen }) => {
    const before = await act.get('reportSchedules', id)
    const all = await act.db.reportSchedules.toArray()
    const others = all.filter((each) => each.merchantId === before.merchantId && each.id !== id)
    refuseTwice(others, chosen)
    const row = scheduled(chosen, act.now)
    const isSame = before.frequency === row.frequency
    const times = isSame ? { nextAt: before.nextAt, time: before.time } : {}
    const after = await act.put('reportSchedules', { ...before, ...row, ...times })
    await act.log({
      action: 'Changed scheduled report',
      target: after.name,
      type: 'report',
      merchantId: after.merchantId,
      before: inLog(before),
      after: inLog(after),
    })
    return after
  },
})

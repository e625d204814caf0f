import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { isSame, shortened } from '../common.ts'
import { defineAction } from '../define-action.ts'
import { tellingTables } from '../log/tell-actions.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { madeReport, storeReport } from './actions.ts'
import { mailRecipients, tellOfReport } from './messages.ts'
import { nextReportAt, scheduleTimes } from './moments.ts'
import type { Report, ReportSchedule, ScheduleTemplate } from './schemas.ts'
import { defineUndoable } from '../undo-action.ts'

const { template, frequency, format } = tableSchemas.reportSchedules.entries
const chosen = v.object({
  template,
  frequency,
  format,
  recipients: v.array(v.string()),
  includeAttachment: v.boolean(),
})
type Chosen = v.InferOutput<typeof chosen>

/** The names of each template's reports (REP-3). */
const scheduleNames: Record<ScheduleTemplate, string> = {
  'daily-transactions': 'Daily Transactions Summary',
  'weekly-revenue': 'Weekly Revenue Report',
  'monthly-settlements': 'Monthly Settlements Report',
}

/** Returns a schedule with the time of its frequency and its next due time. */
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

/** Refuses with `name-taken` a schedule that sends the same report to the same people. */
function refuseTwice(others: readonly ReportSchedule[], chosen: Chosen): void {
  const kindOf = ({ template, frequency, format, recipients }: Chosen) =>
    [template, frequency, format, ...recipients.map((each) => each.toLowerCase()).sort()].join()
  if (others.some((other) => kindOf(other) === kindOf(chosen))) {
    const name = 'A schedule with the same report and recipients'
    throw new ActionError('name-taken', `${name} already exists.`, { name })
  }
}

/**
 * Schedules a report: daily at 23:59, weekly on Monday at 06:00, monthly on the first at 06:00.
 * Repeating an attempt returns the row it made. Refuses with `not-found` without the business,
 * `name-taken` if a similar one goes to the same people, or `invalid` without a recipient. REP-3.
 */
export const createReportSchedule = defineAction('createReportSchedule', {
  permission: 'reports',
  refuses: ['not-found', 'name-taken'],
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
 * Changes a schedule's report, frequency or recipients; its next time changes only with the
 * frequency. REP-3.
 */
export const updateReportSchedule = defineAction('updateReportSchedule', {
  permission: 'reports',
  refuses: ['not-found', 'name-taken'],
  tables: ['reportSchedules'],
  input: v.object({ ...chosen.entries, id: v.string() }),
  run: async (act, { id, ...chosen }) => {
    const before = await act.get('reportSchedules', id)
    const all = await act.db.reportSchedules.toArray()
    const others = all.filter((each) => each.merchantId === before.merchantId && each.id !== id)
    refuseTwice(others, chosen)
    const row = scheduled(chosen, act.now)
    const isAsOften = before.frequency === row.frequency
    const times = isAsOften ? { nextAt: before.nextAt, time: before.time } : {}
    const after = await act.put('reportSchedules', { ...before, ...row, ...times })
    if (isSame(before, after)) return after
    await act.log({
      action: 'Updated scheduled report',
      target: after.name,
      type: 'report',
      merchantId: after.merchantId,
      before: inLog(before),
      after: inLog(after),
    })
    return after
  },
})

/**
 * Deletes a schedule, but not its reports, and returns it. Undone, the reports missed since are not
 * made. REP-3.
 */
export const deleteReportSchedule = defineUndoable('deleteReportSchedule', {
  permission: 'reports',
  refuses: ['not-found'],
  tables: ['reportSchedules'],
  input: v.string(),
  run: async ({ remove, log }, id) => {
    const schedule = await remove('reportSchedules', id)
    await log({
      action: 'Deleted scheduled report',
      target: schedule.name,
      type: 'report',
      merchantId: schedule.merchantId,
    })
    return schedule
  },
  undo: {
    of: 'reportSchedules',
    name: ({ before }) => before.name,
    log: ({ before: { name, merchantId } }) => ({
      action: 'Restored scheduled report',
      target: name,
      type: 'report',
      merchantId,
    }),
    fit: (schedule, { now }) => ({
      ...schedule,
      nextAt: nextReportAt(schedule, new Date(now)).toISOString(),
    }),
  },
})

const dueReport = v.object({
  scheduleId: v.string(),
  /** The due time of the schedule when its file was made. */
  nextAt: v.string(),
  range: v.string(),
  /** The end of the reported period, in milliseconds, where the next one starts. */
  before: v.number(),
  /** The file; null if there was nothing to report. */
  made: v.nullable(v.omit(madeReport, ['range'])),
})

/** The result: the report, or null if there was nothing to report. */
interface Outcome {
  schedule: ReportSchedule
  report: Report | null
}

const makingTables = ['reportSchedules', 'reports', 'files', ...tellingTables] as const
/**
 * Stores a due schedule's report, notifies the merchant and puts a message for the recipients into
 * the outbox, even if there is nothing to report; then schedules the next one. Returns null,
 * changing nothing, if another tab made it or the schedule is gone. REP-3.
 */
export const makeDueReport = defineAction('makeDueReport', {
  permission: null,
  refuses: [],
  tables: makingTables,
  input: dueReport,
  run: async (act, { scheduleId, nextAt, range, before, made }): Promise<Outcome | null> => {
    const schedule = await act.db.reportSchedules.get(scheduleId)
    const now = new Date(act.now)
    if (!schedule || schedule.nextAt !== nextAt || Date.parse(nextAt) > now.getTime()) return null
    const { merchantId, name } = schedule
    const dueAt = new Date(before).toISOString()
    const report =
      made &&
      (await storeReport(
        act,
        { ...made, range },
        { merchantId, scheduleId, dueAt, attemptId: `${scheduleId} ${dueAt}` },
      ))
    if (report) await tellOfReport(act, schedule, report)
    else
      await act.log({
        action: 'Skipped empty report',
        target: name,
        type: 'report',
        merchantId,
      })
    await mailRecipients(act, schedule, { report, range })
    const moved = await act.put('reportSchedules', {
      ...schedule,
      nextAt: nextReportAt(schedule, new Date(before)).toISOString(),
    })
    return { schedule: moved, report }
  },
})

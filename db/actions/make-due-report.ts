import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { madeReport } from './keep-report.ts'
import { nextReportAt } from '../reports/moments.ts'
import type { Report, ReportSchedule } from '../reports/schemas.ts'
import { defineAction, type Act } from '../define-action.ts'
import { storeReport } from './keep-report.ts'
import { sendMessage } from './send-message.ts'
import { tellingTables, tellPeople } from './tell-people.ts'

const dueReport = v.object({
  scheduleId: v.string(),
  /** The moment at which it was due when its file was made. */
  nextAt: v.string(),
  /** The days that it covers, in words. */
  range: v.string(),
  /** Where what it covers ends, in milliseconds: the next one goes on from there. */
  before: v.number(),
  /** The file; null where there was nothing to report. */
  made: v.nullable(v.omit(madeReport, ['range'])),
})

/** What came of it: the report, or null where there was nothing to report. */
interface Outcome {
  schedule: ReportSchedule
  report: Report | null
}

const makingTables = ['reportSchedules', 'reports', 'files', ...tellingTables] as const
type Making = Act<(typeof makingTables)[number]>

async function tell(act: Making, schedule: ReportSchedule, report: Report): Promise<void> {
  const { merchantId, recipients } = schedule
  const told = {
    id: `N-${report.id}`,
    merchantId,
    kind: 'report-made' as const,
    reportId: report.id,
    reportName: report.name,
    format: report.format,
    createdAt: act.now,
    readAt: null,
  }
  const link = { label: 'Open reports', path: '/dashboard/reports' }
  const words = { subject: `${report.name} is ready`, body: `It covers ${report.range}.`, link }
  await tellPeople(act, told, words, recipients)
}

/**
 * Keeps the report of a schedule that has fallen due, tells the merchant, and puts it into the outbox for its
 * recipients; with nothing to report, they are sent just that. The schedule moves on to its next moment after now.
 * Gives null, and does nothing, where that moment was made already, such as by another tab, or the schedule is gone.
 * Spec §2 Reports.
 */
export const makeDueReport = defineAction({
  permission: permissionOf.makeDueReport,
  tables: makingTables,
  input: dueReport,
  run: async (act, { scheduleId, nextAt, range, before, made }): Promise<Outcome | null> => {
    const schedule = await act.db.reportSchedules.get(scheduleId)
    const now = new Date(act.now)
    if (!schedule || schedule.nextAt !== nextAt || Date.parse(nextAt) > now.getTime()) return null
    const { merchantId, name, includeAttachment, recipients } = schedule
    const dueAt = new Date(before).toISOString()
    const report =
      made &&
      (await storeReport(
        act,
        { ...made, range },
        { merchantId, scheduleId, dueAt, attemptId: `${scheduleId} ${dueAt}` },
      ))
    if (report) await tell(act, schedule, report)
    else
      await act.log({
        action: 'Scheduled report had nothing to report',
        target: name,
        type: 'report',
        merchantId,
      })
    const link = { label: 'Open reports', path: '/dashboard/reports' }
    await sendMessage(act, {
      merchantId,
      channel: 'email',
      to: recipients,
      subject: name,
      body: report
        ? `${name} of ${range} is ready.`
        : `There is nothing to report of ${range}, so no file was made.`,
      ...(report && includeAttachment && { attachment: report.fileName }),
      ...(report && !includeAttachment && { link }),
    })
    const moved = await act.put('reportSchedules', {
      ...schedule,
      nextAt: nextReportAt(schedule, new Date(before)).toISOString(),
    })
    return { schedule: moved, report }
  },
})

import type { PaidDatabase } from '#db/database.ts'
import { scheduledPeriod } from '#db/reports/moments.ts'
import type { ReportSchedule, ScheduleTemplate } from '#db/reports/schemas.ts'
import type { ActionInput, ActionResult } from '#db/all-actions.ts'
import type { Actor } from '#db/action.ts'
import { getReportSource, listDueSchedules } from '#db/reports/queries.ts'
import { formatDateTime } from '#db/text/format.ts'
import { runAction } from '#src/data/run-action.ts'
import type { ReportSettings } from '#src/files/reports/report-settings.ts'
import { dated, reportTable } from '#src/files/reports/report-table.ts'
import { makeStoredFile } from '#src/files/make-stored-file.ts'

type Made = Pick<ActionInput<'makeDueReport'>, 'range' | 'before' | 'made'>
export type DueReports = NonNullable<ActionResult<'makeDueReport'>>[]
type StandardSettings = Parameters<typeof reportTable>[1]

/**
 * The contents of each report. Its rows are the payments settled in its period, so that a payment pending at the end of
 * one period belongs to the next report, and every payment to exactly one.
 */
const contents: Record<ScheduleTemplate, Pick<StandardSettings, 'type' | 'statuses'>> = {
  'daily-transactions': { type: 'transactions', statuses: [] },
  // Failed payments are not revenue.
  'weekly-revenue': { type: 'payments', statuses: ['successful', 'refunded'] },
  'monthly-settlements': { type: 'settlements', statuses: [] },
}

/** Generates the file of a due schedule; null when there is nothing to report. */
async function fileOf(db: PaidDatabase, schedule: ReportSchedule, now: Date): Promise<Made> {
  const { merchantId, template, format, name } = schedule
  const source = await getReportSource(db, merchantId)
  const period = scheduledPeriod(schedule, now)
  const moment = (instant: number) => formatDateTime(new Date(instant).toISOString())
  const range: ReportSettings['range'] = `${moment(period.from)} to ${moment(period.before)}`
  const settings = {
    ...contents[template],
    period,
    by: 'settled' as const,
    range,
    methods: [],
    types: [],
  }
  const table = dated(reportTable(source, settings, name), now)
  const { head, columns, rows, fileName } = table
  const { before } = period
  if (head.total === 0) return { range, before, made: null }
  const signal = new AbortController().signal
  const plan = { format, columns, head, rows, onProgress: () => {}, signal }
  const { kept } = await makeStoredFile(plan)
  const made = {
    name,
    type: settings.type,
    format,
    fileName: `${fileName}.${format}`,
    rows: head.total,
    ...kept,
  }
  return { range, before, made }
}

/**
 * Generates the reports of all schedules due at a time, one after another, and returns the results; none when another
 * tab was first. An error in one is thrown after the others are done.
 */
export async function makeDueReports(
  db: PaidDatabase,
  actor: Actor,
  at: string,
): Promise<DueReports> {
  const outcomes: DueReports = []
  const failures: unknown[] = []
  for (const schedule of await listDueSchedules(db, new Date(at))) {
    try {
      const made = await fileOf(db, schedule, new Date(at))
      const { id: scheduleId, nextAt } = schedule
      const outcome = await runAction(
        'makeDueReport',
        { scheduleId, nextAt, ...made },
        { db, actor, at },
      )
      if (outcome) outcomes.push(outcome)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return outcomes
}

import { customReportRow, reportRow, scheduleRow } from '../money-rows.ts'
import { merchantId, pdf as bytes } from '../small-world.ts'
import type { Inputs } from './types.ts'

const platformReport = {
  id: 'PR-01',
  templateId: 'RT-1',
  name: 'Daily',
  format: 'csv',
  fileName: 'daily.csv',
  range: 'Today',
  rows: 1,
  size: 4,
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'Rudo Chikomo',
  attemptId: 'pr-1',
} as const

const report = {
  name: 'Transactions',
  type: 'transactions',
  format: 'pdf',
  fileName: 'transactions.pdf',
  range: 'Today',
  rows: 1,
  size: 4,
  mime: 'application/pdf',
  bytes,
} as const

const chosenSchedule = () => {
  const { template, frequency, format, recipients, includeAttachment } = scheduleRow()
  return { template, frequency, format, recipients, includeAttachment }
}

/** Reports of merchants and of the platform. */
export const reports = {
  createCustomReport: () => ({ merchantId, name: 'Mine', fields: ['id'], attemptId: 'c-1' }),
  createReportSchedule: () => ({ ...chosenSchedule(), merchantId, attemptId: 's-1' }),
  deleteCustomReport: async ({ db }) => {
    await db.customReports.add(customReportRow())
    return 'RC-01'
  },
  deletePlatformReport: async ({ db }) => {
    await db.platformReports.add(platformReport)
    await db.files.add({ id: 'PR-01', mime: 'text/csv', bytes })
    return 'PR-01'
  },
  generatePlatformReport: async ({ db }) => {
    await db.reportTemplates.add({
      id: 'RT-1',
      name: 'Daily',
      description: '',
      lastGenerated: null,
    })
    return { ...platformReport, mime: 'text/csv', bytes }
  },
  deleteReport: async ({ db }) => {
    await db.reports.add(reportRow())
    await db.files.add({ id: 'RP-01', mime: 'text/csv', bytes })
    return 'RP-01'
  },
  deleteReportSchedule: async ({ db }) => {
    await db.reportSchedules.add(scheduleRow())
    return 'RS-1'
  },
  rescheduleAfterClockChange: async ({ db }) => {
    await db.reportSchedules.add(scheduleRow({ nextAt: '2027-11-21T23:59:00.000Z' }))
  },
  downloadFigures: () => ({ title: 'Revenue', range: 'Today', rows: 1 }),
  keepReport: () => ({ ...report, merchantId, attemptId: 'r-1' }),
  makeDueReport: async ({ db, now }) => {
    await db.reportSchedules.add(scheduleRow({ nextAt: now }))
    return {
      scheduleId: 'RS-1',
      nextAt: now,
      range: 'Today',
      before: Date.parse(now),
      made: report,
    }
  },
  updateCustomReport: async ({ db }) => {
    await db.customReports.add(customReportRow())
    return { id: 'RC-01', name: 'Mine' }
  },
  updateReportSchedule: async ({ db }) => {
    await db.reportSchedules.add(scheduleRow())
    return { ...chosenSchedule(), id: 'RS-1', frequency: 'weekly' }
  },
} satisfies Partial<Inputs>

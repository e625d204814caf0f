import { getReportSource } from '#db/queries/get-report-source.ts'
import { listCustomReports, listReports, listReportSchedules } from '#db/queries/list-reports.ts'
import type { CustomReport, Report, ReportSchedule } from '#db/model/report.ts'
import { merchantAhead } from '#src/data/ahead.ts'
import { useMerchantQuery, type MerchantShow } from '#src/data/use-merchant-query.ts'

export const reportsAhead = [
  merchantAhead(getReportSource),
  merchantAhead(listReports),
  merchantAhead(listCustomReports),
  merchantAhead(listReportSchedules),
]

const newestFirst = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id, 'en', { numeric: true })

const showReports: MerchantShow<Report[]> = (rows, expect) =>
  expect('reports', rows).sort(newestFirst)
const showTemplates: MerchantShow<CustomReport[]> = (rows, expect) =>
  expect('customReports', rows).sort(newestFirst)
const showSchedules: MerchantShow<ReportSchedule[]> = (rows, expect) =>
  expect('reportSchedules', rows).sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))

/** What the merchant's reports are made of, and all that it has of them, live; undefined until each is read. */
export function useReports() {
  return {
    source: useMerchantQuery(getReportSource),
    reports: useMerchantQuery(listReports, [], showReports),
    templates: useMerchantQuery(listCustomReports, [], showTemplates),
    schedules: useMerchantQuery(listReportSchedules, [], showSchedules),
  }
}

import {
  getReportSource,
  listCustomReports,
  listReports,
  listReportSchedules,
} from '#db/reports/queries.ts'
import type { CustomReport, Report, ReportSchedule } from '#db/reports/schemas.ts'
import { loaded } from '#src/data/run-action.ts'
import { useMerchantQuery, type MerchantShow } from '#src/data/use-query.ts'

/** Loads the reports' data, and their code in parallel. */
async function readSource(...asked: Parameters<typeof getReportSource>) {
  const [source, { dated, reportTable }, { customTable }] = await Promise.all([
    getReportSource(...asked),
    loaded(import('#src/files/reports/report-table.ts')),
    loaded(import('#src/files/reports/custom-table.ts')),
  ])
  return { source, tables: { dated, reportTable, customTable } }
}
export type Found = Awaited<ReturnType<typeof readSource>>

const newestFirst = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id, 'en', { numeric: true })

const showReports: MerchantShow<Report[]> = (rows, expect) =>
  expect('reports', rows).sort(newestFirst)
const showTemplates: MerchantShow<CustomReport[]> = (rows, expect) =>
  expect('customReports', rows).sort(newestFirst)
const showSchedules: MerchantShow<ReportSchedule[]> = (rows, expect) =>
  expect('reportSchedules', rows).sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))

/** Returns the data for the merchant's reports, and its existing reports, live; undefined until each is loaded. */
export function useReports() {
  return {
    found: useMerchantQuery(readSource),
    reports: useMerchantQuery(listReports, [], showReports),
    templates: useMerchantQuery(listCustomReports, [], showTemplates),
    schedules: useMerchantQuery(listReportSchedules, [], showSchedules),
  }
}

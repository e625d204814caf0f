import { use, useCallback, useMemo } from 'react'
import {
  getReportSource,
  listCustomReports,
  listReports,
  listReportSchedules,
} from '#db/reports/queries.ts'
import type { CustomReport, Report, ReportSchedule } from '#db/reports/schemas.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { loaded } from '#src/data/run-action.ts'
import { type MerchantShow, useMerchantQuery } from '#src/data/use-query.ts'
import type { ReportTable } from '#src/files/reports/report-table.ts'
import type { Settings } from './use-settings.ts'

/** Loads the reports' data, and their code in parallel. */
async function readSource(...asked: Parameters<typeof getReportSource>) {
  const [source, { dated, reportTable }, { customTable }] = await Promise.all([
    getReportSource(...asked),
    loaded(import('#src/files/reports/report-table.ts')),
    loaded(import('#src/files/reports/custom-table.ts')),
  ])
  return { source, tables: { dated, reportTable, customTable } }
}
export type FoundReports = Awaited<ReturnType<typeof readSource>>

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

type Template = Pick<CustomReport, 'name'> & { fields: readonly CustomReport['fields'][number][] }

/**
 * Returns the configured report: the standard one, or that of a draft. Recomputed only when the ledger or a setting
 * changes, because it reads all rows. Null until available.
 */
export function useTable(
  found: FoundReports | undefined,
  settings: Settings['settings'],
  draft: Template | null,
): { table: ReportTable | null; customOf: (template: Template) => ReportTable | null } {
  const db = use(DatabaseContext)
  const customOf = useCallback(
    ({ name, fields }: Template) => {
      const title = name.trim() || 'Custom report'
      return db && found && settings
        ? found.tables.customTable(db, found.source, settings, { title, fields })
        : null
    },
    [db, found, settings],
  )
  const table = useMemo(() => {
    if (draft) return customOf(draft)
    return found && settings ? found.tables.reportTable(found.source, settings) : null
  }, [draft, customOf, found, settings])
  return { table, customOf }
}

import type { PaidDatabase } from '../database.ts'
import type { PlatformReport } from '../model/platform-report.ts'
import type { ReportTemplate } from '../model/platform.ts'
import type { Transaction } from '../model/transaction.ts'

/** The templates of the console's reports. Spec §2 Super-admin console, Transaction reports. */
export const listReportTemplates = (db: PaidDatabase): Promise<ReportTemplate[]> =>
  db.reportTemplates.toArray()

/** The reports that the console has made, the newest first. */
export async function listPlatformReports(db: PaidDatabase): Promise<PlatformReport[]> {
  const all = await db.platformReports.toArray()
  return all.sort(
    (a, b) =>
      b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id, 'en', { numeric: true }),
  )
}

/** Why some payments failed, by their ids: the columns in memory don't hold it. */
export async function getFailureReasons(
  db: PaidDatabase,
  ids: readonly Transaction['id'][],
): Promise<Map<Transaction['id'], string>> {
  const rows = await db.transactions.bulkGet([...ids])
  return new Map(rows.flatMap((row) => (row?.failureReason ? [[row.id, row.failureReason]] : [])))
}

import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { CustomReport, Report, ReportSchedule } from '../model/report.ts'

const newestFirst = (a: { createdAt: string; id: string }, b: { createdAt: string; id: string }) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id, 'en', { numeric: true })

/** The reports that a merchant has made, the newest first. Spec §2 Reports. */
export async function listReports(db: PaidDatabase, merchantId: MerchantId): Promise<Report[]> {
  return (await db.reports.where('merchantId').equals(merchantId).toArray()).sort(newestFirst)
}

/** The templates that a merchant has put together, the newest first. Spec §2 Reports, Custom Reports. */
export async function listCustomReports(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<CustomReport[]> {
  return (await db.customReports.where('merchantId').equals(merchantId).toArray()).sort(newestFirst)
}

/** A merchant's schedules, in the order in which they were set up. Spec §2 Reports, Scheduled. */
export async function listReportSchedules(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<ReportSchedule[]> {
  const all = await db.reportSchedules.toArray()
  return all
    .filter((schedule) => schedule.merchantId === merchantId)
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
}

/** The schedules of all merchants that have fallen due. */
export async function listDueSchedules(db: PaidDatabase, now: Date): Promise<ReportSchedule[]> {
  return db.reportSchedules.where('nextAt').belowOrEqual(now.toISOString()).toArray()
}

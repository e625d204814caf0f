import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import type { StoredFile } from '../merchants/schemas.ts'
import type { Report } from '../reports/schemas.ts'
import { defineAction } from '../define-action.ts'

/** A report that was deleted, and its file. */
export interface DeletedReport {
  report: Report
  file: StoredFile | null
}

/**
 * Deletes a report that was made, with its file, and gives both back for `restoreReport`. Refused with `not-found`.
 * Spec §2 Reports.
 */
export const deleteReport = defineAction({
  permission: permissionOf.deleteReport,
  tables: ['reports', 'files'],
  input: v.string(),
  run: async ({ db, get, log }, id): Promise<DeletedReport> => {
    const [report, file] = await Promise.all([get('reports', id), db.files.get(id)])
    await db.reports.delete(id)
    await db.files.delete(id)
    await log({
      action: 'Deleted report',
      target: report.name,
      type: 'report',
      merchantId: report.merchantId,
    })
    return { report, file: file ?? null }
  },
})

import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import type { StoredFile } from '../merchants/schemas.ts'
import type { PlatformReport } from '../reports/schemas.ts'
import { defineAction } from '../define-action.ts'

/** A report of the console that was deleted, and its file. */
export interface DeletedPlatformReport {
  report: PlatformReport
  file: StoredFile | null
}

/** Deletes a report of the console with its file, and gives both for `restorePlatformReport`. Refused with `not-found`. */
export const deletePlatformReport = defineAction({
  permission: permissionOf.deletePlatformReport,
  tables: ['platformReports', 'files'],
  input: v.string(),
  run: async ({ db, get, log }, id): Promise<DeletedPlatformReport> => {
    const [report, file] = await Promise.all([get('platformReports', id), db.files.get(id)])
    await db.platformReports.delete(id)
    await db.files.delete(id)
    await log({
      action: 'Deleted report',
      target: report.name,
      type: 'report',
      before: { report: id, format: report.format, range: report.range },
    })
    return { report, file: file ?? null }
  },
})

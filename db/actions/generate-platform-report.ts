import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { reportFormat } from '../reports/schemas.ts'
import { nextId } from '../next-id.ts'
import { defineAction } from '../define-action.ts'

/**
 * Keeps a report that was made of a template, to be downloaded again, and notes on the template when. The same attempt
 * again gives the row that it made. Refused with `not-found` without the template and `invalid` without a row or a byte
 * in it. Spec §2 Super-admin console, Transaction reports.
 */
export const generatePlatformReport = defineAction({
  permission: permissionOf.generatePlatformReport,
  tables: ['reportTemplates', 'platformReports', 'files'],
  input: v.object({
    templateId: v.string(),
    format: reportFormat,
    fileName: v.string(),
    range: v.string(),
    rows: v.number(),
    size: v.number(),
    attemptId: v.string(),
    ...v.omit(tableSchemas.files, ['id']).entries,
  }),
  run: async ({ db, actor, now, get, put, log }, { mime, bytes, encoding, ...made }) => {
    const all = await db.platformReports.toArray()
    const kept = all.find(({ attemptId }) => attemptId === made.attemptId)
    if (kept) return kept
    const template = await get('reportTemplates', made.templateId)
    const id = await nextId(db, 'PR')
    await put('files', { id, mime, bytes, ...(encoding && { encoding }) })
    const report = await put('platformReports', {
      ...made,
      id,
      name: template.name,
      createdAt: now,
      createdBy: actor.name,
    })
    await put('reportTemplates', { ...template, lastGenerated: now })
    const { format, range, rows } = report
    await log({
      action: 'Generated report',
      target: report.name,
      type: 'report',
      after: { report: id, format, range, rows },
    })
    return report
  },
})

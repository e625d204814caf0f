import * as v from 'valibot'
import { type Act, defineAction } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { missingLetters, type Report, reportFormat } from './schemas.ts'
import { defineUndoable } from '../undo-action.ts'

/** A generated report's file, its uncompressed size in bytes, and its description. */
export const madeReport = v.object({
  name: v.string(),
  type: tableSchemas.reports.entries.type,
  format: reportFormat,
  fileName: v.string(),
  range: v.string(),
  rows: v.number(),
  size: v.number(),
  missing: missingLetters,
  ...v.omit(tableSchemas.files, ['id']).entries,
})
export type MadeReport = v.InferOutput<typeof madeReport>

type Origin = Pick<Report, 'merchantId' | 'attemptId' | 'scheduleId' | 'dueAt'>

/** Stores a report and its file inside the action's transaction. */
export async function storeReport(
  act: Act<'reports' | 'files'>,
  { mime, bytes, encoding, ...about }: MadeReport,
  origin: Origin,
): Promise<Report> {
  const id = await nextId(act.db, 'RP')
  await act.put('files', { id, mime, bytes, ...(encoding && { encoding }) })
  const report = await act.put('reports', {
    ...about,
    ...origin,
    id,
    createdAt: act.now,
  })
  await act.log({
    action: 'Generated report',
    target: report.name,
    type: 'report',
    merchantId: report.merchantId,
    after: { report: id, format: report.format, range: report.range, rows: report.rows },
  })
  return report
}

/**
 * Stores a generated report for download. Repeating an attempt returns the row it made. Refuses
 * with `not-found` without the business, or `invalid` if it is empty. REP-1.
 */
export const keepReport = defineAction('keepReport', {
  permission: 'reports',
  refuses: ['not-found'],
  tables: ['merchants', 'reports', 'files'],
  input: v.object({ ...madeReport.entries, merchantId: v.string(), attemptId: v.string() }),
  run: async (act, { merchantId, attemptId, ...made }) => {
    const all = await act.db.reports.where('merchantId').equals(merchantId).toArray()
    const kept = all.find((report) => report.attemptId === attemptId)
    if (kept) return kept
    await act.get('merchants', merchantId)
    return storeReport(act, made, { merchantId, attemptId })
  },
})

/** Deletes a report with its file, and returns it. REP-1. */
export const deleteReport = defineUndoable('deleteReport', {
  permission: 'reports',
  refuses: ['not-found'],
  tables: ['reports', 'files'],
  input: v.string(),
  run: async ({ remove, removeAny, log }, id) => {
    const report = await remove('reports', id)
    await removeAny('files', [id])
    await log({
      action: 'Deleted report',
      target: report.name,
      type: 'report',
      merchantId: report.merchantId,
    })
    return report
  },
  undo: {
    of: 'reports',
    name: ({ before }) => before.name,
    log: ({ before: { name, merchantId } }) => ({
      action: 'Restored report',
      target: name,
      type: 'report',
      merchantId,
    }),
  },
})

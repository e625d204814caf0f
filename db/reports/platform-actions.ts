import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { defineAction, invalid } from '../define-action.ts'
import type { StoredFile } from '../merchants/schemas.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { type PlatformReport, reportFormat } from './schemas.ts'

/**
 * Stores a report generated from a template for download and dates the template's last use.
 * Repeating an attempt returns the row it made. Refuses with `not-found` without the template, or
 * `invalid` if it is empty. ADM-10.
 */
export const generatePlatformReport = defineAction('generatePlatformReport', {
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

/** A deleted console report with its file. */
export interface DeletedPlatformReport {
  report: PlatformReport
  file: StoredFile | null
}

/**
 * Deletes a console report with its file and returns both for `restorePlatformReport`. Refuses with
 * `not-found`.
 */
export const deletePlatformReport = defineAction('deletePlatformReport', {
  tables: ['platformReports', 'files'],
  input: v.string(),
  run: async ({ db, remove, log }, id): Promise<DeletedPlatformReport> => {
    const [report, file] = await Promise.all([remove('platformReports', id), db.files.get(id)])
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

/**
 * Restores a deleted console report with its file. Refuses with `cannot-undo` if it exists again.
 */
export const restorePlatformReport = defineAction('restorePlatformReport', {
  tables: ['platformReports', 'files'],
  input: v.object({ report: tableSchemas.platformReports, file: v.nullable(tableSchemas.files) }),
  run: async ({ db, put, log }, { report, file }) => {
    const { id, name } = report
    if (await db.platformReports.get(id))
      throw new ActionError('cannot-undo', `${name} already exists.`, { name })
    if (file) await put('files', file)
    await put('platformReports', report)
    await log({ action: 'Restored report', target: name, type: 'report', after: { report: id } })
    return report
  },
})

/**
 * Logs the download of the platform's figures and returns the number of rows. Refuses with
 * `invalid` without a row. ADM-10.
 */
export const downloadFigures = defineAction('downloadFigures', {
  tables: [],
  input: v.object({
    title: v.string(),
    range: v.string(),
    rows: v.number(),
  }),
  run: async ({ log }, { title, range, rows }) => {
    if (rows === 0) throw invalid()
    await log({
      action: 'Downloaded figures',
      target: title,
      type: 'report',
      after: { range, rows },
    })
    return rows
  },
})

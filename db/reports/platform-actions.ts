import * as v from 'valibot'
import { defineAction, invalid } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { missingLetters, reportFormat } from './schemas.ts'
import { defineUndoable } from '../undo-action.ts'

/**
 * Stores a report generated from a template for download and dates the template's last use.
 * Repeating an attempt returns the row it made. Refuses with `not-found` without the template, or
 * `invalid` if it is empty. ADM-10.
 */
export const generatePlatformReport = defineAction('generatePlatformReport', {
  permission: 'financial_reports',
  refuses: ['not-found'],
  tables: ['reportTemplates', 'platformReports', 'files'],
  input: v.object({
    templateId: v.string(),
    format: reportFormat,
    fileName: v.string(),
    range: v.string(),
    rows: v.number(),
    size: v.number(),
    missing: missingLetters,
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

/** Deletes a console report with its file, and returns it. */
export const deletePlatformReport = defineUndoable('deletePlatformReport', {
  permission: 'financial_reports',
  refuses: ['not-found'],
  tables: ['platformReports', 'files'],
  input: v.string(),
  run: async ({ remove, removeAny, log }, id) => {
    const report = await remove('platformReports', id)
    await removeAny('files', [id])
    await log({
      action: 'Deleted report',
      target: report.name,
      type: 'report',
      before: { report: id, format: report.format, range: report.range },
    })
    return report
  },
  undo: {
    of: 'platformReports',
    name: ({ before }) => before.name,
    log: ({ before: { id, name } }) => ({
      action: 'Restored report',
      target: name,
      type: 'report',
      after: { report: id },
    }),
  },
})

/**
 * Logs the download of the platform's figures and returns the number of rows. Refuses with
 * `invalid` without a row. ADM-10.
 */
export const downloadFigures = defineAction('downloadFigures', {
  permission: 'financial_reports',
  refuses: [],
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

import * as v from 'valibot'
import { instant, merchantId, readableId, shortText } from './common.ts'

export const reportId = readableId('RP')

export const reportTypes = ['transactions', 'payments', 'settlements', 'fees', 'customers'] as const
export const reportFormats = ['pdf', 'csv', 'xlsx', 'json'] as const
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const

export const reportType = v.picklist(reportTypes)
export type ReportType = v.InferOutput<typeof reportType>
export const reportFormat = v.picklist(reportFormats)
export type ReportFormat = v.InferOutput<typeof reportFormat>

/** A report that was made. Its bytes lie in `files` under the same id. */
export const report = v.object({
  id: reportId,
  merchantId,
  name: shortText,
  type: reportType,
  format: reportFormat,
  fileName: shortText,
  /** What it covers, as it was asked for: the days, in words. */
  range: shortText,
  /** How many rows it holds. */
  rows: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Bytes. */
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  createdAt: instant,
  /** The schedule that made it, and for which moment: never twice. */
  scheduleId: v.optional(shortText),
  dueAt: v.optional(instant),
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type Report = v.InferOutput<typeof report>

/** A report that a merchant has put together from fields of its own choice (spec §2 Reports, Custom Reports). */
export const customReport = v.object({
  id: readableId('RC'),
  merchantId,
  name: v.pipe(shortText, v.minLength(1)),
  /** The fields' ids, in the order of the file. */
  fields: v.pipe(v.array(shortText), v.minLength(1)),
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type CustomReport = v.InferOutput<typeof customReport>

/** A report that makes itself (spec §2 Reports). */
export const reportSchedule = v.object({
  id: readableId('RS'),
  merchantId,
  name: shortText,
  template: v.picklist(['daily-transactions', 'weekly-revenue', 'monthly-settlements']),
  frequency: v.picklist(reportFrequencies),
  /** Local time of day, `HH:MM`. */
  time: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  weekday: v.nullable(v.picklist(['Monday'])),
  format: reportFormat,
  recipients: v.array(shortText),
  includeAttachment: v.boolean(),
  /** When it is next made; the sample's are put on their time when they are seeded. */
  nextAt: v.optional(instant),
  attemptId: v.optional(shortText),
})
export type ReportSchedule = v.InferOutput<typeof reportSchedule>

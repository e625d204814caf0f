import * as v from 'valibot'
import { instant, merchantId, readableId, shortText } from '../common.ts'

/** The specification's five types, and the VAT summary. */
export const reportTypes = [
  'transactions',
  'payments',
  'settlements',
  'fees',
  'customers',
  'vat',
] as const
export const reportFormats = ['pdf', 'csv', 'xlsx', 'json'] as const
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const
export const scheduleTemplates = [
  'daily-transactions',
  'weekly-revenue',
  'monthly-settlements',
] as const

/** The fields of a custom report, in the specification's order (REP-1). */
export const reportFields = [
  'id',
  'date',
  'customer',
  'email',
  'amount',
  'currency',
  'status',
  'method',
  'reference',
  'description',
  'fees',
  'settled',
] as const

export const reportId = readableId('RP')

const reportType = v.picklist(reportTypes)
export type ReportType = v.InferOutput<typeof reportType>
export type ReportFrequency = (typeof reportFrequencies)[number]
export type ScheduleTemplate = (typeof scheduleTemplates)[number]
export type ReportField = (typeof reportFields)[number]
export const reportFormat = v.picklist(reportFormats)
export type ReportFormat = v.InferOutput<typeof reportFormat>

/** The characters that a report's file can't show. */
export const missingLetters = v.optional(v.array(v.string()))

/** A generated report. Its bytes are in `files` under the same id. */
export const report = v.object({
  id: reportId,
  merchantId,
  name: v.pipe(shortText, v.minLength(1)),
  /** The type; `custom` if a merchant chose its fields. */
  type: v.picklist([...reportTypes, 'custom']),
  format: reportFormat,
  fileName: shortText,
  /** The requested period, as text. */
  range: shortText,
  rows: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  missing: missingLetters,
  createdAt: instant,
  /** The schedule that made it and the due time, so that it is made only once. */
  scheduleId: v.optional(shortText),
  dueAt: v.optional(instant),
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type ReportKind = Report['type']
export type Report = v.InferOutput<typeof report>

/** A merchant's report template with a choice of fields (REP-2). */
export const customReport = v.object({
  id: readableId('RC'),
  merchantId,
  name: v.pipe(shortText, v.minLength(1)),
  /** The fields' ids, in the order of the file. */
  fields: v.pipe(
    v.array(v.picklist(reportFields)),
    v.minLength(1),
    v.check((fields) => new Set(fields).size === fields.length),
  ),
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type CustomReport = v.InferOutput<typeof customReport>

/** A scheduled report (REP-2). */
export const reportSchedule = v.object({
  id: readableId('RS'),
  merchantId,
  name: shortText,
  template: v.picklist(scheduleTemplates),
  frequency: v.picklist(reportFrequencies),
  /** Local time of day, `HH:MM`. */
  time: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  weekday: v.nullable(v.picklist(['Monday'])),
  format: reportFormat,
  recipients: v.pipe(v.array(shortText), v.minLength(1)),
  includeAttachment: v.boolean(),
  /** The time of the next run. */
  nextAt: instant,
  attemptId: v.optional(shortText),
})
export type ReportSchedule = v.InferOutput<typeof reportSchedule>

export const platformReportId = readableId('PR')

/**
 * A report that the console generated from a template. Its bytes are in `files` under the same id.
 */
export const platformReport = v.object({
  id: platformReportId,
  templateId: v.pipe(v.string(), v.regex(/^RT-\d+$/)),
  name: v.pipe(shortText, v.minLength(1)),
  format: reportFormat,
  fileName: shortText,
  /** The requested period, as text. */
  range: shortText,
  rows: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  missing: missingLetters,
  createdAt: instant,
  createdBy: shortText,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type PlatformReport = v.InferOutput<typeof platformReport>

import * as v from 'valibot'
import { instant, readableId, shortText } from './common.ts'
import { reportFormat } from './report.ts'

export const platformReportId = readableId('PR')

/** A report that the console made of one of its templates. Its bytes lie in `files` under the same id. */
export const platformReport = v.object({
  id: platformReportId,
  templateId: v.pipe(v.string(), v.regex(/^RT-\d+$/)),
  name: v.pipe(shortText, v.minLength(1)),
  format: reportFormat,
  fileName: shortText,
  /** What it covers, as it was asked for: the days, in words. */
  range: shortText,
  /** How many rows it holds. */
  rows: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Bytes. */
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  createdAt: instant,
  createdBy: shortText,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type PlatformReport = v.InferOutput<typeof platformReport>

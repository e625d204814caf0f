import type { ConsoleLedger } from '#db/payments/ledger-queries.ts'
import type { ReportTemplate } from '#db/settings/schemas.ts'
import { formatCount, formatDateTime } from '#db/text/format.ts'
import { rangeOf } from '#src/rules/report-range.ts'
import { periodDays, type ReportBody, reportFileName } from '#src/files/reports/report-columns.ts'
import type { FileHead } from '#src/files/table-file.ts'
import { platformReportBodies } from './report-bodies.ts'
import type { ReportChoice } from './report-form.ts'

/** A report's table: the dialog counts its rows and the file contains them. */
export interface PlatformTable extends Pick<ReportBody, 'columns' | 'rows'> {
  head: FileHead
  /** Without extension. */
  fileName: string
  /** The date range in words. */
  range: string
}

/** Builds a template's report for a date range as of an instant; null if this build does not know the template. */
export function platformTable(
  source: ConsoleLedger,
  { id, name }: Pick<ReportTemplate, 'id' | 'name'>,
  choice: Pick<ReportChoice, 'range' | 'days'>,
  now: Date,
): PlatformTable | null {
  const { period, range } = rangeOf(choice.range, choice.days, now)
  const body = platformReportBodies[id]?.(source, period)
  if (!body) return null
  const { columns, rows, total, totals, sums } = body
  return {
    columns,
    rows,
    range,
    head: {
      title: name,
      facts: [
        ['Merchants', 'All merchants'],
        ['Period', range],
        ['Generated', formatDateTime(now.toISOString())],
      ],
      totals: [['Rows', formatCount(total)], ...totals],
      sums,
      period: periodDays(period),
      generatedAt: now.toISOString(),
      total,
    },
    fileName: reportFileName(name, period),
  }
}

import type { ReportFilter } from '#db/reports/row-queries.ts'
import type { ReportSource } from '#db/reports/queries.ts'
import type { Fact, FileColumn, FileRows } from '#src/screens/shared/exports/table-file.ts'

/** What differs from one type of report to another. */
export interface ReportBody {
  columns: readonly FileColumn[]
  /** What is to be known besides of whose and of which days it is. */
  facts?: readonly Fact[]
  totals: readonly Fact[]
  total: number
  rows: (from: number, to: number) => FileRows | Promise<FileRows>
}

export type BodyOf = (source: ReportSource, filter: ReportFilter) => ReportBody

import type { ReportFilter } from '#db/reports/row-queries.ts'
import type { ReportSource } from '#db/reports/queries.ts'
import type { Fact, FileColumn, FileRows } from '#src/screens/shared/exports/table-file.ts'

/** The parts in which report types differ. */
export interface ReportBody {
  columns: readonly FileColumn[]
  /** Facts besides the owner and the period. */
  facts?: readonly Fact[]
  totals: readonly Fact[]
  total: number
  rows: (from: number, to: number) => FileRows | Promise<FileRows>
}

export type BodyOf = (source: ReportSource, filter: ReportFilter) => ReportBody

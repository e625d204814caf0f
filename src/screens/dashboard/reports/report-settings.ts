import type { Period } from '#db/days.ts'
import type { ReportRowType } from '#db/reports/row-queries.ts'
import type { ReportKind } from '#db/reports/schemas.ts'
import type { TransactionStatus } from '#db/payments/schemas.ts'
import type { ReportMethod } from '#src/rules/report-text.ts'

/** What a report is asked to hold. */
export interface ReportSettings {
  type: ReportKind
  period: Period
  /** By which of its moments a row is in it; when it was entered, where nothing is said. */
  by?: 'entered' | 'settled'
  /** The days in words. */
  range: string
  statuses: readonly TransactionStatus[]
  methods: readonly ReportMethod[]
  types: readonly ReportRowType[]
}

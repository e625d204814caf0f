import type { Period } from '#db/days.ts'
import type { ReportRowType } from '#db/reports/row-queries.ts'
import type { ReportKind } from '#db/reports/schemas.ts'
import type { TransactionStatus } from '#db/payments/schemas.ts'
import type { ReportMethod } from '#src/rules/report-text.ts'

/** The settings of a report. */
export interface ReportSettings {
  type: ReportKind
  period: Period
  /** The date that puts a row into the period; its entry by default. */
  by?: 'entered' | 'settled'
  /** The period as text. */
  range: string
  statuses: readonly TransactionStatus[]
  methods: readonly ReportMethod[]
  types: readonly ReportRowType[]
}

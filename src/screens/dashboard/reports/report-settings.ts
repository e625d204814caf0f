import type { Period } from '#db/model/days.ts'
import type { ReportRowType } from '#db/queries/find-report-rows.ts'
import type { ReportKind } from '#db/model/report.ts'
import type { TransactionStatus } from '#db/model/transaction.ts'
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

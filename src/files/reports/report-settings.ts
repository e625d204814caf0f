import type { Period } from '#db/days.ts'
import type { TransactionStatus } from '#db/payments/schemas.ts'
import type { ReportSource } from '#db/reports/queries.ts'
import type { ReportFilter, ReportRowType } from '#db/reports/row-queries.ts'
import type { ReportKind } from '#db/reports/schemas.ts'
import type { ReportMethod } from '#src/rules/report-text.ts'
import type { ReportBody } from './report-columns.ts'

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

export type FilterName = 'statuses' | 'methods' | 'types'

/** The filters of each report type: a settlement includes everything, so that it adds up. */
export const filtersOf: Record<ReportSettings['type'], readonly FilterName[]> = {
  transactions: ['statuses', 'methods', 'types'],
  // Its tab shows no filters.
  custom: [],
  payments: ['statuses', 'methods'],
  fees: ['methods'],
  customers: ['methods'],
  settlements: [],
  vat: [],
}

export type BodyOf = (source: ReportSource, filter: ReportFilter) => ReportBody

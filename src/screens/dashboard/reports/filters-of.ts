import type { ReportSettings } from './report-settings.ts'

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
}

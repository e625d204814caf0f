import type { ReportSettings } from './report-settings.ts'

export type FilterName = 'statuses' | 'methods' | 'types'

/** Which filters a type of report knows: a settlement takes everything in, so that it adds up. */
export const filtersOf: Record<ReportSettings['type'], readonly FilterName[]> = {
  transactions: ['statuses', 'methods', 'types'],
  // Its tab has no filters to see or to clear.
  custom: [],
  payments: ['statuses', 'methods'],
  fees: ['methods'],
  customers: ['methods'],
  settlements: [],
}

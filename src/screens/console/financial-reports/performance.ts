import { percentUp } from '#db/payments/figures.ts'
import { successRate, takeRate, type Sums } from '#db/payments/tally-figures.ts'
import {
  type ChartData,
  countColumn,
  percentColumn,
  textColumn,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'

/** Figures of a merchant or a method, in minor units of USD and percent. */
export interface Performance {
  id: string
  name: string
  /** The address of its transactions, where they may be opened. */
  to: string | undefined
  revenue: number
  volume: number
  payments: number
  /** Null if no payment ended. */
  success: number | null
  rate: number | null
  /** Growth of the revenue in percent; null if the earlier days are not on record. */
  change: number | 'new' | null
}

const changeOf = (value: number, before: number): number | 'new' =>
  value === before ? 0 : (percentUp({ value, before }) ?? 'new')

/** Derives the figures from the totals of the period and, if there are any, of the comparison period. */
export const performanceOf = (
  about: Pick<Performance, 'id' | 'name' | 'to'>,
  now: Sums,
  before: Sums | undefined,
): Performance => ({
  ...about,
  revenue: now.fees,
  volume: now.volume,
  payments: now.payments,
  success: successRate(now),
  rate: takeRate(now),
  change: before ? changeOf(now.fees, before.fees) : null,
})

/** Returns the figures as the table of a file. */
export const performanceData = (noun: string, rows: readonly Performance[]): ChartData => ({
  columns: [
    textColumn(noun),
    usdColumn('Revenue'),
    usdColumn('Volume'),
    countColumn('Payments', 'payment'),
    percentColumn('Success rate'),
    percentColumn('Share of volume'),
    percentColumn('Revenue change'),
  ],
  rows: rows.map(({ name, revenue, volume, payments, success, rate, change }) => [
    name,
    revenue,
    volume,
    payments,
    success ?? '',
    rate ?? '',
    typeof change === 'number' ? change : '',
  ]),
})

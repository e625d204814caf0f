import { percentUp } from '#db/payments/figures.ts'
import { successRate, takeRate, type Sums } from '#db/payments/tally-figures.ts'
import {
  type ChartData,
  countColumn,
  percentColumn,
  textColumn,
  usdColumn,
} from '#src/screens/shared/analysis/chart-data.ts'

/** How a merchant or a method did, in minor units of USD and percent. */
export interface Performance {
  id: string
  name: string
  /** The way to its transactions. */
  to: string
  revenue: number
  volume: number
  payments: number
  /** Null where no payment ended, and nothing was paid. */
  success: number | null
  rate: number | null
  /** By how many percent the revenue is up; null where the days before are not on record. */
  change: number | 'new' | null
}

const changeOf = (value: number, before: number): number | 'new' =>
  value === before ? 0 : (percentUp({ value, before }) ?? 'new')

/** How one did: its sums of the days, and of those that they are held against, if there are any. */
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

/** The same as a file holds it. */
export const performanceData = (noun: string, rows: readonly Performance[]): ChartData => ({
  columns: [
    textColumn(noun),
    usdColumn('Revenue'),
    usdColumn('Volume'),
    countColumn('Payments', 'payment'),
    percentColumn('Success rate'),
    percentColumn('Share of volume'),
    percentColumn('Change of revenue'),
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

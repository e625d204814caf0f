import type { DayTotal } from '#db/payments/figures.ts'
import { countOf, formatDate, formatDay, formatMoney } from '#db/text/format.ts'
import type { ChartPoint } from '#src/ui/charts/day-chart.tsx'

const instantOf = (day: number) => new Date(day).toISOString()

/** Returns the amount that customers paid per day, for a chart. */
export const dailyPoints = (days: readonly DayTotal[]): ChartPoint[] =>
  days.map(({ day, amount, payments }) => ({
    label: formatDate(instantOf(day)),
    value: amount,
    text: `${formatMoney(amount, 'USD')}, ${countOf(payments, 'payment')}`,
  }))

/** Returns the number of payments per day, for a chart. */
export const dailyCounts = (days: readonly DayTotal[]): ChartPoint[] =>
  days.map(({ day, payments }) => ({
    label: formatDate(instantOf(day)),
    value: payments,
    text: countOf(payments, 'payment'),
  }))

/** Formats the days of a chart that ends today: `Nov 8 to today`. */
export const sinceInWords = ([first]: readonly Pick<DayTotal, 'day'>[]): string =>
  first ? `${formatDay(instantOf(first.day))} to today` : ''

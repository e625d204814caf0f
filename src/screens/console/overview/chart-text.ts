import type { JoinedMonth, Overview, OverviewDay } from '#db/reports/overview-queries.ts'
import {
  countOf,
  formatShortDate,
  formatMoney,
  formatWholeUsd,
  shareText,
} from '#src/rules/format.ts'
import { methodGroupName } from '#src/screens/shared/method-shares.tsx'
import type { ChartPoint } from '#src/ui/charts/day-chart.tsx'

const instantOf = (day: number) => new Date(day).toISOString()
const dateOf = ({ day }: OverviewDay) => formatShortDate(instantOf(day))

export const volumePoints = (days: readonly OverviewDay[]): ChartPoint[] =>
  days.map((each) => ({
    label: dateOf(each),
    value: each.volume,
    text: `${formatMoney(each.volume, 'USD')}, ${countOf(each.payments, 'payment')}`,
  }))

const rateOf = ({ payments, failed }: OverviewDay): number | null =>
  payments + failed === 0 ? null : Math.round((payments / (payments + failed)) * 1000) / 10

/** Returns the success rate per day in percent; a day on which no payment ended repeats the previous day's. */
export function ratePoints(days: readonly OverviewDay[]): ChartPoint[] {
  let height = 100
  return days.map((each) => {
    const rate = rateOf(each)
    height = rate ?? height
    const text =
      rate === null
        ? 'no completed payments'
        : `${rate}%, ${each.failed} of ${each.failed + each.payments} failed`
    return { label: dateOf(each), value: height, text }
  })
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

export const monthPoints = (months: readonly JoinedMonth[]): ChartPoint[] =>
  months.map(({ month, joined }) => ({
    label: monthName.format(month),
    value: joined,
    text: countOf(joined, 'merchant'),
  }))

export function volumeSentence({ days, volume }: Pick<Overview, 'days' | 'volume'>): string {
  const [best] = [...days].sort((a, b) => b.volume - a.volume)
  if (!best || best.volume === 0) return 'No payments in the last 30 days.'
  return `${formatWholeUsd(volume.value)} in 30 days. Highest day: ${dateOf(best)}, ${formatWholeUsd(best.volume)}.`
}

export function rateSentence(days: readonly OverviewDay[]): string {
  const failed = days.reduce((sum, each) => sum + each.failed, 0)
  const ended = days.reduce((sum, each) => sum + each.payments, failed)
  const [worst] = days
    .filter((each) => rateOf(each) !== null)
    .sort((a, b) => (rateOf(a) ?? 0) - (rateOf(b) ?? 0))
  if (!worst) return 'No payments in the last 30 days.'
  if (failed === 0) return `All of ${countOf(ended, 'payment')} succeeded.`
  return `${countOf(failed, 'payment')} of ${ended.toLocaleString('en-US')} failed. Lowest day: ${dateOf(worst)}, ${rateOf(worst)}%.`
}

export function methodSentence([first]: Overview['methods']): string {
  if (!first) return 'No payments in the last 30 days.'
  return `${methodGroupName(first.method)}: ${shareText(first.percent)} of volume.`
}

export function monthsSentence(months: readonly JoinedMonth[]): string {
  const joined = months.reduce((sum, month) => sum + month.joined, 0)
  return `${countOf(joined, 'merchant')} joined in ${months.length} months, ${months.at(-1)?.joined ?? 0} this month.`
}

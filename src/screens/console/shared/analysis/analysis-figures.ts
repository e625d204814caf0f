import { dayText, type Period } from '#db/days.ts'
import { percentUp } from '#db/payments/figures.ts'
import { type Sums, zwlOf } from '#db/payments/tally-figures.ts'
import type { Analysis } from '#db/reports/analysis-queries.ts'
import type { AnalysisQuestion, AnalysisRange, AnalysisSpan } from '#db/reports/analysis-span.ts'
import {
  countOf,
  formatCount,
  formatDate,
  formatDay,
  formatMoney,
  formatShortDate,
  formatWholeUsd,
  shareText,
  withSign,
} from '#db/text/format.ts'
import type { FileCell, FileColumn } from '#src/files/table-file.ts'
import type { ChartPoint } from '#src/ui/charts/day-chart.tsx'
import { type Comparison, note } from '#src/ui/stat-card.tsx'

const instantOf = (milliseconds: number) => new Date(milliseconds).toISOString()

export const usd = (amount: number): string => formatMoney(amount, 'USD')

/** Returns a money total with the ZWL in it, for `InclConverted`. */
export const inclOf = (of: string, sums: Sums, name: Parameters<typeof zwlOf>[1]) => ({
  of,
  total: sums[name],
  part: zwlOf(sums, name),
})

/** Formats an amount briefly: without cents from $100,000. */
export const shortUsd = (amount: number): string =>
  Math.abs(amount) < 100_000_00 ? usd(amount) : formatWholeUsd(amount)

/** Formats a percent; handles null, where there is nothing to compute it from. */
export const rateText = (percent: number | null): string =>
  percent === null ? 'None yet' : `${percent}%`

export const rangeLabels: Record<AnalysisRange, string> = {
  last7days: 'Last 7 days',
  last30days: 'Last 30 days',
  last90days: 'Last 90 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  last12months: 'Last 12 months',
  custom: 'Custom range',
}

const timeBefore: Record<AnalysisRange, string> = {
  last7days: 'previous 7 days',
  last30days: 'previous 30 days',
  last90days: 'previous 90 days',
  thisMonth: 'same days last month',
  lastMonth: 'previous month',
  last12months: 'previous 12 months',
  custom: 'previous period',
}

/** Names the comparison period, as the end of “+12.3% vs …”. */
export const beforeInWords = ({ range, against }: AnalysisQuestion): string =>
  against === 'year' ? 'same days last year' : timeBefore[range]

/** Formats whole days: `Nov 21, 2026`, or `Oct 23 to Nov 21, 2026`. */
export function daysInWords({ from, before }: Period): string {
  const [first, last] = [new Date(from), new Date(before - 1)]
  const end = formatDate(last.toISOString())
  if (formatDate(first.toISOString()) === end) return end
  const sameYear = first.getFullYear() === last.getFullYear()
  return `${(sameYear ? formatDay : formatDate)(first.toISOString())} to ${end}`
}

/** Names the steps of a chart by their days, and says where the range cuts the first one. */
export const stepLabels = ({ steps, cut }: AnalysisSpan): string[] =>
  steps.slice(0, -1).map((from, at) => {
    const days = daysInWords({ from, before: steps[at + 1] ?? from })
    return at === 0 && cut ? `${days} (${cut.days} of ${cut.of} days)` : days
  })

/** Names the steps of a chart in a file, where they sort: `2026-11-21`, `2026-10-26 to 2026-11-01`. */
export const stepsInFile = ({ steps, cut }: AnalysisSpan): string[] =>
  steps.slice(0, -1).map((from, at) => {
    const ends = [from, (steps[at + 1] ?? from) - 1].map((end) => dayText(new Date(end)))
    const days = [...new Set(ends)].join(' to ')
    return at === 0 && cut ? `${days} (${cut.days} of ${cut.of} days)` : days
  })

/** Returns the labels of the steps on a chart's axis: the day that each starts with. */
export const stepTicks = ({ steps }: AnalysisSpan): string[] =>
  steps.slice(0, -1).map((from) => formatDay(instantOf(from)))

interface Kind {
  /** The figure is a percent: it changes by points. */
  isRate?: boolean
  /** An increase is bad, as with refunds. */
  moreIsWorse?: boolean
}

/** Describes the change of a figure; `was` is null if there is nothing to compare with. */
export function movement(
  { question, before, since }: Analysis,
  now: number | null,
  was: number | null | undefined,
  { isRate = false, moreIsWorse = false }: Kind = {},
): Comparison {
  if (!before)
    return note(
      since === null ? 'No records yet' : `Records start ${formatShortDate(instantOf(since))}`,
    )
  const words = beforeInWords(question)
  if (now === null || typeof was !== 'number' || (!isRate && was === 0))
    return note('No previous data')
  const change = isRate
    ? Math.round((now - was) * 100) / 100
    : percentUp({ value: now, before: was })
  if (!change) return note(`No change vs ${words}`)
  const size = isRate ? `${Math.abs(change)} points` : `${formatCount(Math.abs(change))}%`
  return {
    amount: withSign(change, size),
    rest: `vs ${words}`,
    direction: change > 0 === moreIsWorse ? 'down' : 'up',
  }
}

/** Describes the change within a sentence: `+12.3% vs previous 30 days`. */
export function changeInSentence(...figures: Parameters<typeof movement>): string {
  const { amount, rest } = movement(...figures)
  return amount ? `${amount} ${rest}` : rest.charAt(0).toLowerCase() + rest.slice(1)
}

/** A column of a chart's data, with its cells formatted for people. */
export interface ChartColumn extends FileColumn {
  text: (cell: FileCell) => string
}

/**
 * A chart's data: the source of its shapes, its text, its table for screen readers and its file. One row per point; the
 * first column is the label, the second is drawn.
 */
export interface ChartData {
  columns: readonly [ChartColumn, ChartColumn, ...ChartColumn[]]
  rows: readonly (readonly FileCell[])[]
  /** The rows' labels on a chart's axis. */
  ticks?: readonly string[]
  /** The rows' labels in the file, where they sort; the same as in the table by default. */
  inFile?: readonly string[]
}

export const textColumn = (header: string): ChartColumn => ({ header, kind: 'text', text: String })

/** Minor units of USD. */
export const usdColumn = (header: string, words = ''): ChartColumn => ({
  header: `${header} (USD)`,
  kind: 'money',
  text: (cell) => `${usd(Number(cell))}${words && ` ${words}`}`,
})

export const countColumn = (header: string, noun: string): ChartColumn => ({
  header,
  kind: 'number',
  text: (cell) => countOf(Number(cell), noun),
})

/** A share of the whole in percent. */
export const shareColumn: ChartColumn = {
  header: 'Share (%)',
  kind: 'number',
  text: (cell) => shareText(Number(cell)),
}

/** A percent; '' if there is none. */
export const percentColumn = (header: string, words = ''): ChartColumn => ({
  header: `${header} (%)`,
  kind: 'number',
  text: (cell) => (cell === '' ? 'none' : `${formatCount(Number(cell))}%${words && ` ${words}`}`),
})

/** Formats the figures of a row: `$1,284.50, 12 payments`. */
export const rowText = ({ columns }: ChartData, row: readonly FileCell[]): string =>
  columns
    .slice(1)
    .map(({ text }, at) => text(row[at + 1] ?? ''))
    .join(', ')

/** Returns the points of a time chart; rows without a figure are skipped. */
export const pointsOf = (data: ChartData): ChartPoint[] =>
  data.rows.flatMap((row, at): ChartPoint[] => {
    const [label, value] = row
    if (value === '') return []
    const tick = data.ticks?.[at]
    return [
      {
        label: String(label),
        value: Number(value),
        text: rowText(data, row),
        ...(tick !== undefined && { tick }),
      },
    ]
  })

/** Returns the row with the largest figure, unless all are zero. */
export const mostOf = ({ rows }: ChartData): readonly FileCell[] | undefined =>
  rows.reduce<readonly FileCell[] | undefined>(
    (most, row) => (Number(row[1]) > Number(most?.[1] ?? 0) ? row : most),
    undefined,
  )

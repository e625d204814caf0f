import { countOf, formatCount } from '#src/rules/format.ts'
import type { ChartPoint } from '#src/ui/charts/day-chart.tsx'
import type { FileCell, FileColumn } from '#src/screens/shared/exports/table-file.ts'
import { usd } from './words.ts'

/** A column of what a chart shows, and its cells as people read them. */
export interface ChartColumn extends FileColumn {
  text: (cell: FileCell) => string
}

/**
 * What a chart shows, once: its shapes, its words, its table for those who hear it and its file are all made of this.
 * A row for each point; the first column names it, the second is what is drawn.
 */
export interface ChartData {
  columns: readonly [ChartColumn, ChartColumn, ...ChartColumn[]]
  rows: readonly (readonly FileCell[])[]
}

export const textColumn = (header: string): ChartColumn => ({ header, kind: 'text', text: String })

/** Minor units of USD. */
export const usdColumn = (header: string, words = ''): ChartColumn => ({
  header: `${header} (USD)`,
  kind: 'money',
  text: (cell) => `${usd(Number(cell))}${words && ` ${words}`}`,
})

/** A count of things, by their noun. */
export const countColumn = (header: string, noun: string): ChartColumn => ({
  header,
  kind: 'number',
  text: (cell) => countOf(Number(cell), noun),
})

/** A percent; '' where there is none. */
export const percentColumn = (header: string, words = ''): ChartColumn => ({
  header: `${header} (%)`,
  kind: 'number',
  text: (cell) => (cell === '' ? 'none' : `${formatCount(Number(cell))}%${words && ` ${words}`}`),
})

/** The figures of a row as people read them: `$1,284.50, 12 payments`. */
export const rowText = ({ columns }: ChartData, row: readonly FileCell[]): string =>
  columns
    .slice(1)
    .map(({ text }, at) => text(row[at + 1] ?? ''))
    .join(', ')

/** The points of a chart over time: a row without a figure is no point. */
export const pointsOf = (data: ChartData): ChartPoint[] =>
  data.rows
    .filter(([, value]) => value !== '')
    .map((row) => ({ label: String(row[0]), value: Number(row[1]), text: rowText(data, row) }))

/** The row with the most, if any has something. */
export const mostOf = ({ rows }: ChartData): readonly FileCell[] | undefined =>
  rows.reduce<readonly FileCell[] | undefined>(
    (most, row) => (Number(row[1]) > Number(most?.[1] ?? 0) ? row : most),
    undefined,
  )

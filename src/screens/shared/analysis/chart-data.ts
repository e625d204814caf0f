import { countOf, formatCount } from '#src/rules/format.ts'
import type { ChartPoint } from '#src/ui/charts/day-chart.tsx'
import type { FileCell, FileColumn } from '#src/files/table-file.ts'
import { usd } from './words.ts'

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
  data.rows
    .filter(([, value]) => value !== '')
    .map((row) => ({ label: String(row[0]), value: Number(row[1]), text: rowText(data, row) }))

/** Returns the row with the largest figure, unless all are zero. */
export const mostOf = ({ rows }: ChartData): readonly FileCell[] | undefined =>
  rows.reduce<readonly FileCell[] | undefined>(
    (most, row) => (Number(row[1]) > Number(most?.[1] ?? 0) ? row : most),
    undefined,
  )

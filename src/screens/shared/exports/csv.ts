import Papa from 'papaparse'
import { formatDateTime } from '#src/rules/format.ts'
import type { FileColumn, FileRows } from './table-file.ts'

/**
 * Text that a spreadsheet would run as a formula; it gets an apostrophe before it. A plain negative number is none.
 * The wide forms count as well where East Asian text is usual.
 */
const formula = /^(?:[=+@\t\r\n\uff1d\uff0b\uff0d\uff20]|-(?!\d+(?:\.\d+)?$))/

const text = (cell: string | number, kind: FileColumn['kind']): string => {
  if (typeof cell === 'string') return cell
  return kind === 'money' ? (cell / 100).toFixed(2) : formatDateTime(new Date(cell).toISOString())
}

/** Rows as lines of a CSV file, each ended; money as plain numbers with two decimals. */
export function csvLines(columns: readonly FileColumn[], rows: FileRows): string {
  const data = rows.map((row) => row.map((cell, at) => text(cell, columns[at]?.kind ?? 'text')))
  return `${Papa.unparse(data, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}

/** How a CSV file begins: the mark by which Excel reads it as Unicode, then the columns' names. */
export const csvStart = (columns: readonly FileColumn[]): string =>
  `\ufeff${csvLines(columns, [columns.map(({ header }) => header)])}`

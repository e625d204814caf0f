import { csvFormatRow } from 'd3-dsv'
import { plainCell } from './cell-text.ts'
import {
  fileMimes,
  type FileColumn,
  type FilePlan,
  type FileRows,
  type FileWriter,
} from './table-file.ts'

/**
 * Text that a spreadsheet would run as a formula; it gets an apostrophe before it. A plain negative number is none.
 * The wide forms count as well where East Asian text is usual.
 */
const formula = /^(?:[=+@\t\r\n\uff1d\uff0b\uff0d\uff20]|-(?!\d+(?:\.\d+)?$))/

const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Rows as lines of a CSV file, each ended; money as plain numbers with two decimals. */
export function csvLines(columns: readonly FileColumn[], rows: FileRows): string {
  const line = (row: FileRows[number]) =>
    csvFormatRow(row.map((cell, at) => harmless(plainCell(cell, columns[at]?.kind ?? 'text'))))
  return rows.map((row) => `${line(row)}\r\n`).join('')
}

/** How a CSV file begins: the mark by which Excel reads it as Unicode, then the columns' names. */
export const csvStart = (columns: readonly FileColumn[]): string =>
  `\ufeff${csvLines(columns, [columns.map(({ header }) => header)])}`

/** Writes the table alone, its columns' names first. */
export function csvWriter({ columns }: FilePlan): FileWriter {
  const lines = [csvStart(columns)]
  return {
    add: (rows) => {
      lines.push(csvLines(columns, rows))
    },
    finish: () => new Blob(lines, { type: fileMimes.csv }),
  }
}

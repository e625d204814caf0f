import { fileMimes } from '#db/files/file-type.ts'
import { csvFormatRow } from 'd3-dsv'
import { plainSpaces } from '#db/text/typed-text.ts'
import { plainCell } from './cell-text.ts'
import {
  belowRows,
  isFormula,
  type FileColumn,
  type FilePlan,
  type FileRows,
  type FileWriter,
} from './table-file.ts'

const harmless = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** Formats rows as CSV lines, each with its line break; money as plain numbers with two decimals. */
export function csvLines(columns: readonly FileColumn[], rows: FileRows): string {
  const line = (row: FileRows[number]) =>
    csvFormatRow(
      columns.map(({ kind }, at) => harmless(plainSpaces(plainCell(row[at] ?? '', kind)))),
    )
  return rows.map((row) => `${line(row)}\r\n`).join('')
}

/** Returns the start of a CSV file: the byte order mark that makes Excel read Unicode, then the header. */
export const csvStart = (columns: readonly FileColumn[]): string =>
  `\ufeff${csvLines(
    columns.map(({ header }) => ({ header, kind: 'text' })),
    [columns.map(({ header }) => header)],
  )}`

/** Writes the header and the rows, and below an empty line their sums, without the file's head. */
export function csvWriter({ columns, head: { sums = [] } }: FilePlan): FileWriter {
  const lines = [csvStart(columns)]
  return {
    add: (rows) => {
      lines.push(csvLines(columns, rows))
    },
    finish: () => new Blob([...lines, csvLines(columns, belowRows(sums))], { type: fileMimes.csv }),
  }
}

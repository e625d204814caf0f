import writeXlsx, { type Cell } from 'write-excel-file/universal'
import { plainSpaces } from '#db/text/typed-text.ts'
import { isFigure, readableCell } from './cell-text.ts'
import {
  belowRows,
  type FileCell,
  type FileColumn,
  type FilePlan,
  type FileRows,
  type FileWriter,
} from './table-file.ts'

/** Minimum column widths by kind, in characters. */
const widths = { text: 8, money: 12, date: 24, day: 14, number: 8, percent: 8 }
const widest = 44

/** The number of rows that set a column's width. */
const looked = 500

/** Shifts an instant to the device's local time, because spreadsheets have no time zones. */
function localDate(instant: number): Date {
  return new Date(instant - new Date(instant).getTimezoneOffset() * 60_000)
}

const bold = { fontWeight: 'bold' } as const

function cell(value: FileCell, kind: FileColumn['kind']): NonNullable<Cell> {
  // Text stays text, whatever its first character: it never becomes a formula.
  if (typeof value === 'string') return { value: plainSpaces(value), type: String }
  if (kind === 'money') return { value: value / 100, type: Number, format: '#,##0.00' }
  if (kind === 'percent') return { value: value / 100, type: Number, format: '0.00%' }
  if (kind === 'number') return { value, type: Number, format: '#,##0' }
  const format = kind === 'day' ? 'mmm d, yyyy' : 'mmm d, yyyy, hh:mm AM/PM'
  return { value: localDate(value), type: Date, format }
}

function widthOf({ header, kind }: FileColumn, at: number, rows: FileRows): number {
  const longest = rows
    .slice(0, looked)
    .reduce((most, row) => Math.max(most, readableCell(row[at] ?? '', kind).length), header.length)
  return Math.min(Math.max(longest + 2, widths[kind]), widest)
}

/** Writes rows as a one-sheet spreadsheet with a bold, frozen header row; their sums end it below an empty row, bold too. */
export async function xlsxFile(
  columns: readonly FileColumn[],
  rows: FileRows,
  sheet: string,
  sums: FileRows = [],
): Promise<Blob> {
  const head = columns.map(({ header, kind }): Cell => ({
    value: header,
    type: String,
    ...(isFigure(kind) && { align: 'right' as const }),
    ...bold,
  }))
  const cells = (row: FileRows[number]) => columns.map(({ kind }, at) => cell(row[at] ?? '', kind))
  const foot = belowRows(sums).map((row) => cells(row).map((each) => ({ ...each, ...bold })))
  return writeXlsx([head, ...rows.map(cells), ...foot], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map((column, at) => ({ width: widthOf(column, at, rows) })),
  }).toBlob()
}

/** Removes the characters that a sheet's name must not have, and limits its length. Excel keeps “History” for itself. */
export function sheetName(title: string): string {
  const name = title
    .replace(/[\\/*?:[\]']/g, ' ')
    .slice(0, 31)
    .trim()
  return name === '' || /^history$/i.test(name) ? `Sheet ${name}`.trim() : name
}

export function xlsxWriter({ columns, head }: FilePlan): FileWriter {
  const all: FileRows = []
  return {
    add: (rows) => {
      for (const row of rows) all.push(row)
    },
    finish: async () => xlsxFile(columns, all, sheetName(head.title), head.sums),
  }
}

import writeXlsx, { type Cell } from 'write-excel-file/universal'
import { readableCell } from './cell-text.ts'
import type { FileCell, FileColumn, FilePlan, FileRows, FileWriter } from './table-file.ts'

/** How wide a column of each kind is at least and, for text, at most, in letters. */
const widths = { text: 8, money: 12, date: 24, day: 14, number: 8 }
const widest = 44

/** How many rows a column's width is taken from. */
const looked = 500

/** An instant as the spreadsheet shows it: it knows no zones, so the device's own time is written. */
function localDate(instant: number): Date {
  return new Date(instant - new Date(instant).getTimezoneOffset() * 60_000)
}

function cell(value: FileCell, kind: FileColumn['kind']): Cell {
  // Text stays text, whatever it begins with: no formula comes of it.
  if (typeof value === 'string') return { value, type: String }
  if (kind === 'money') return { value: value / 100, type: Number, format: '#,##0.00' }
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

/** Rows as a spreadsheet of one sheet, with the columns' names in bold at the top, which stays where it is. */
export async function xlsxFile(
  columns: readonly FileColumn[],
  rows: FileRows,
  sheet: string,
): Promise<Blob> {
  const head = columns.map(({ header }): Cell => ({
    value: header,
    type: String,
    fontWeight: 'bold',
  }))
  const body = rows.map((row) => row.map((value, at) => cell(value, columns[at]?.kind ?? 'text')))
  return writeXlsx([head, ...body], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map((column, at) => ({ width: widthOf(column, at, rows) })),
  }).toBlob()
}

/** What a sheet's name may not have in it, and how long it may be. */
const sheetName = (title: string) =>
  title
    .replace(/[\\/*?:[\]']/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet'

export function xlsxWriter({ columns, head }: FilePlan): FileWriter {
  const all: FileRows = []
  return {
    add: (rows) => {
      for (const row of rows) all.push(row)
    },
    finish: async () => xlsxFile(columns, all, sheetName(head.title)),
  }
}

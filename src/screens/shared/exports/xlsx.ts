import writeXlsx, { type Cell } from 'write-excel-file/universal'
import type { FileColumn, FileRows } from './table-file.ts'

const widths = { text: 20, money: 14, date: 26 }

/** An instant as the spreadsheet shows it: it knows no zones, so the device's own time is written. */
function localDate(instant: number): Date {
  return new Date(instant - new Date(instant).getTimezoneOffset() * 60_000)
}

function cell(value: string | number, kind: FileColumn['kind']): Cell {
  // Text stays text, whatever it begins with: no formula comes of it.
  if (typeof value === 'string') return { value, type: String }
  if (kind === 'money') return { value: value / 100, type: Number, format: '#,##0.00' }
  return { value: localDate(value), type: Date, format: 'mmm d, yyyy, hh:mm AM/PM' }
}

/** Rows as a spreadsheet of one sheet, with the columns' names in bold at the top. */
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
    columns: columns.map(({ kind }) => ({ width: widths[kind] })),
  }).toBlob()
}

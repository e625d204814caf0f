import { readableCell } from './cell-text.ts'
import {
  fileMimes,
  type FileCell,
  type FileColumn,
  type FilePlan,
  type FileRows,
  type FileWriter,
} from './table-file.ts'
import { SharedTexts, styles, workbookFiles } from './workbook.ts'
import { zip } from './zip.ts'

/** How wide a column of each kind is at least and, for text, at most, in letters. */
const widths = { text: 8, money: 12, date: 24, day: 14, number: 8 }
const widest = 44

/** How many rows a column's width is taken from. */
const looked = 500

/** How many days the count of a spreadsheet is ahead of 1970. */
const daysBefore1970 = 25_569

/** An instant as a spreadsheet counts, in days: it knows no zones, so the device's own time is written. */
function localDays(instant: number): number {
  const local = instant - new Date(instant).getTimezoneOffset() * 60_000
  return local / 86_400_000 + daysBefore1970
}

/** `0` as `A`, `26` as `AA`. */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

function cell(place: string, value: FileCell, kind: FileColumn['kind'], texts: SharedTexts) {
  // Text stays text, whatever it begins with: no formula comes of it.
  if (typeof value === 'string') return `<c r="${place}" t="s"><v>${texts.placeOf(value)}</v></c>`
  if (kind === 'text') return `<c r="${place}"><v>${value}</v></c>`
  const plain = kind === 'money' ? value / 100 : kind === 'number' ? value : localDays(value)
  return `<c r="${place}" s="${styles[kind]}"><v>${plain}</v></c>`
}

/** The rows of a sheet as XML, the columns' names first, in bold. */
function* rowsXml(columns: readonly FileColumn[], rows: FileRows, texts: SharedTexts) {
  const names = columns.map((_, at) => columnName(at))
  const heads = columns.map(
    ({ header }, at) =>
      `<c r="${names[at]}1" s="${styles.bold}" t="s"><v>${texts.placeOf(header)}</v></c>`,
  )
  yield `<row r="1">${heads.join('')}</row>`
  for (const [index, row] of rows.entries()) {
    const number = index + 2
    const cells = row.map((value, at) =>
      cell(`${names[at]}${number}`, value, columns[at]?.kind ?? 'text', texts),
    )
    yield `<row r="${number}">${cells.join('')}</row>`
  }
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
  const texts = new SharedTexts()
  const widths = columns.map((column, at) => widthOf(column, at, rows))
  const files = workbookFiles({
    name: sheet,
    widths,
    rows: rowsXml(columns, rows, texts),
    texts,
  })
  return zip(files, fileMimes.xlsx)
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

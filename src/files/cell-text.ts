import { dayText } from '#db/days.ts'
import { withCurrencyName } from '#db/money.ts'
import { formatDate, formatDateTime, twoDigits } from '#db/text/format.ts'
import {
  currencyOfRow,
  type FileCell,
  type FileColumn,
  type FileFormat,
  type FileRows,
} from './table-file.ts'

type Kind = FileColumn['kind']

const instant = (cell: number) => new Date(cell).toISOString()

// A file can have millions of cells: `Intl.NumberFormat` takes many times as long.
const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')

const percentText = (percent: number) => `${percent.toFixed(2)}%`

/** Formats a cell for people, on paper and in a preview: `1,284.50`, `Nov 21, 2025, 2:14 PM`. */
export function readableCell(cell: FileCell, kind: Kind): string {
  if (typeof cell === 'string') return cell
  switch (kind) {
    case 'money':
      return grouped((cell / 100).toFixed(2))
    case 'date':
      return formatDateTime(instant(cell))
    case 'day':
      return formatDate(instant(cell))
    case 'number':
      return grouped(String(cell))
    case 'percent':
      return percentText(cell)
    case 'text':
      return String(cell)
  }
}

const clockText = (at: Date) => [at.getHours(), at.getMinutes()].map(twoDigits).join(':')

/**
 * Formats a cell for other programs: money as plain numbers with two decimals, dates in the device's time zone so that
 * they sort as text and spreadsheets know them: `2026-11-21 14:14`, `2026-11-21`.
 */
export function plainCell(cell: FileCell, kind: Kind): string {
  if (typeof cell === 'string') return cell
  switch (kind) {
    case 'money':
      return (cell / 100).toFixed(2)
    case 'date': {
      const at = new Date(cell)
      return `${dayText(at)} ${clockText(at)}`
    }
    case 'day':
      return dayText(new Date(cell))
    case 'percent':
      return percentText(cell)
    case 'number':
    case 'text':
      return String(cell)
  }
}

type JsonCell = FileCell | null | { amount: number; currency: FileCell }

/**
 * Converts a cell to JSON, as the API has it: money in minor units with its currency, an instant in UTC, a day as
 * `2026-11-21`, other numbers unchanged; null for an empty cell of a column that is not text.
 */
export function jsonCell(
  cell: FileCell,
  { kind, currency }: FileColumn,
  currencyOf: FileCell,
): JsonCell {
  if (typeof cell === 'string') return cell === '' && kind !== 'text' ? null : cell
  if (kind === 'money') return { amount: cell, currency: currency ?? currencyOf }
  if (kind === 'date') return instant(cell)
  return kind === 'day' ? dayText(new Date(cell)) : cell
}

/** Formats a cell of JSON for its preview: money is its minor units. */
function jsonText(cell: FileCell, kind: Kind): string {
  const value = jsonCell(cell, { header: '', kind }, '')
  return value === null ? '' : String(typeof value === 'object' ? value.amount : value)
}

/** The cell formatter of each file format, for its preview. */
export const cellTexts: Record<FileFormat, (cell: FileCell, kind: Kind) => string> = {
  pdf: readableCell,
  xlsx: readableCell,
  csv: plainCell,
  json: jsonText,
}

/** The formats that people read; programs read the others, in which a currency is its code. */
const isRead: Record<FileFormat, boolean> = { pdf: true, xlsx: true, csv: false, json: false }

/**
 * Returns a table's columns, and functions that return its rows and its sums, with currencies named as the readers of a
 * format do: what somebody typed stays as it is.
 */
export function withCurrencyNames(format: FileFormat, columns: readonly FileColumn[]) {
  if (!isRead[format])
    return { columns, named: (rows: FileRows) => rows, namedSums: (sums: FileRows) => sums }
  const currencyAt = currencyOfRow(columns)
  const name = (cell: FileCell) => (typeof cell === 'string' ? withCurrencyName(cell) : cell)
  return {
    columns: columns.map((column) => ({ ...column, header: withCurrencyName(column.header) })),
    named: (rows: FileRows): FileRows =>
      rows.map((row) => row.map((cell, at) => (at === currencyAt ? name(cell) : cell))),
    namedSums: (sums: FileRows): FileRows => sums.map((row) => row.map(name)),
  }
}

/** True if a column's cells align right. */
export const isFigure = (kind: Kind): boolean =>
  kind === 'money' || kind === 'number' || kind === 'percent'

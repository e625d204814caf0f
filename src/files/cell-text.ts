import { dayText } from '#db/days.ts'
import { formatDate, formatDateTime } from '#db/text/format.ts'
import type { FileCell, FileColumn, FileFormat } from './table-file.ts'

type Kind = FileColumn['kind']

const instant = (cell: number) => new Date(cell).toISOString()

// A file can have millions of cells: `Intl.NumberFormat` takes many times as long.
const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')

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
    case 'text':
      return String(cell)
  }
}

const clockText = (at: Date) =>
  [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

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
    case 'number':
    case 'text':
      return String(cell)
  }
}

/**
 * Converts a cell to JSON: money as decimal text, an instant in UTC, a day as `2026-11-21`, other numbers unchanged.
 */
export function jsonCell(cell: FileCell, kind: Kind): FileCell {
  if (typeof cell === 'string') return cell
  if (kind === 'money') return (cell / 100).toFixed(2)
  if (kind === 'date') return instant(cell)
  return kind === 'day' ? dayText(new Date(cell)) : cell
}

/** The cell formatter of each file format, for its preview. */
export const cellTexts: Record<FileFormat, (cell: FileCell, kind: Kind) => string> = {
  pdf: readableCell,
  xlsx: readableCell,
  csv: plainCell,
  json: (cell, kind) => String(jsonCell(cell, kind)),
}

/** True if a column's cells align right. */
export const isFigure = (kind: Kind): boolean => kind === 'money' || kind === 'number'

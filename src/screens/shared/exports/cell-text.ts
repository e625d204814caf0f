import { dayText } from '#db/days.ts'
import { formatDate, formatDateTime } from '#src/rules/format.ts'
import type { FileCell, FileColumn, FileFormat } from './table-file.ts'

type Kind = FileColumn['kind']

const instant = (cell: number) => new Date(cell).toISOString()

// Millions of cells are written: the language's own formatter takes many times as long.
const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')

/** A cell as people read it on paper and in a preview: `1,284.50`, `Nov 21, 2025, 02:14 PM`. */
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

/** A cell as another program reads it from text: plain numbers with two decimals for money, dates as people read them. */
export function plainCell(cell: FileCell, kind: Kind): string {
  if (typeof cell === 'string') return cell
  if (kind === 'money') return (cell / 100).toFixed(2)
  return kind === 'number' ? String(cell) : readableCell(cell, kind)
}

/** A cell as JSON has it: money as decimal text, an instant in UTC, a day as `2026-11-21`, other numbers as they are. */
export function jsonCell(cell: FileCell, kind: Kind): FileCell {
  if (typeof cell === 'string') return cell
  if (kind === 'money') return (cell / 100).toFixed(2)
  if (kind === 'date') return instant(cell)
  return kind === 'day' ? dayText(new Date(cell)) : cell
}

/** A cell as a file of each format has it, for its preview. */
export const cellTexts: Record<FileFormat, (cell: FileCell, kind: Kind) => string> = {
  pdf: readableCell,
  xlsx: readableCell,
  csv: plainCell,
  json: (cell, kind) => String(jsonCell(cell, kind)),
}

/** Whether a column's cells are figures, which stand on the right. */
export const isFigure = (kind: Kind): boolean => kind === 'money' || kind === 'number'

import type { Letterhead } from './draw-letterhead.ts'

export type FileFormat = 'pdf' | 'csv' | 'xlsx' | 'json'

/** A file column: text, money in minor units, an instant or a day in milliseconds, or a plain number. */
export interface FileColumn {
  header: string
  kind: 'text' | 'money' | 'date' | 'day' | 'number'
}

export type FileCell = string | number
export type FileRows = FileCell[][]

/** A term and its value in a file's head. */
export type Fact = readonly [term: string, value: string]

/** A file's description of its table; CSV files and spreadsheets contain the table alone. */
export interface FileHead {
  title: string
  /** Whose mark the file bears; only the product's logo without one. */
  business?: Letterhead | undefined
  /** The owner, the date range and the time of creation. */
  facts: readonly Fact[]
  totals: readonly Fact[]
  /** The number of rows to come. */
  total: number
}

/**
 * Text that a spreadsheet would run as a formula; in a CSV file it gets a leading apostrophe. A plain negative number is
 * safe. East Asian versions accept the full-width forms too.
 */
const formula = /^(?:[=+@\t\r\n\uff1d\uff0b\uff0d\uff20]|-(?!\d+(?:\.\d+)?$))/

export const isFormula = (text: string): boolean => formula.test(text)

/** Returns whether any cell gets an apostrophe in a CSV file, which is then explained. */
export const hasFormula = (rows: readonly (readonly FileCell[])[]): boolean =>
  rows.some((cells) => cells.some((cell) => typeof cell === 'string' && isFormula(cell)))

export interface FilePlan {
  format: FileFormat
  columns: readonly FileColumn[]
  head: FileHead
  /** Asks for a compressed copy too, to be stored on the device. */
  packs?: boolean
}

/** A file, and a compressed copy if requested and much smaller. */
export interface WrittenFile {
  file: Blob
  packed?: Blob
  /** Characters that the font lacks; a stand-in is printed for each. */
  missing?: readonly string[]
}

export type ToWorker = FilePlan | { rows: FileRows } | { finish: true }

export type FromWorker = { rows: number } | WrittenFile | { failed: string }

export interface FileWriter {
  add: (rows: FileRows) => void | Promise<void>
  finish: () => Blob | Promise<Blob>
  /** Returns the characters that the file's font lacks. */
  missing?: () => Promise<string[]>
}

export const fileMimes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
}

/** Turns a name into a file name: letters of any script, digits and dashes. */
export const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'report'

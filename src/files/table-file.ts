import type { Currency } from '#db/money.ts'
import type { Brand } from '#db/merchants/schemas.ts'

export type FileFormat = 'pdf' | 'csv' | 'xlsx' | 'json'

/** A file column: text, money in minor units, an instant or a day in milliseconds, a plain number or a percentage. */
export interface FileColumn {
  header: string
  kind: 'text' | 'money' | 'date' | 'day' | 'number' | 'percent'
  /** The currency of a column of money that has one; otherwise it is the row's (`currencyOfRow`). */
  currency?: Currency
}

export type FileCell = string | number
/** Rows by column. A cell beyond the columns is the currency of the row, where no column shows it. */
export type FileRows = FileCell[][]

/**
 * Returns the sums of a table as they follow its rows where a program reads both: below an empty row, which ends what a
 * pivot table takes for data.
 */
export const belowRows = (sums: FileRows): FileRows => (sums.length === 0 ? [] : [[], ...sums])

/** A term and its value in a file's head. */
export type Fact = readonly [term: string, value: string]

/** Whose paper it is. */
export interface Letterhead {
  name: string
  brand?: Brand | undefined
  /** Where the business is reached, and its tax numbers; a line each. */
  contact?: readonly string[]
}

/** A file's description of its table; CSV files and spreadsheets contain the table alone. */
export interface FileHead {
  title: string
  /** Whose mark the file bears; only the product's logo without one. */
  business?: Letterhead | undefined
  /** The owner, the date range and the time of creation. */
  facts: readonly Fact[]
  totals: readonly Fact[]
  /** The sums of the columns, which end the table; empty cells have none. */
  sums?: FileRows
  /** The days of the table, and when it was made, as programs read them: `2026-11-21`. */
  period?: { from: string; to: string }
  generatedAt?: string
  /** The number of rows to come. */
  total: number
}

/** Returns where a row has its currency: in its column, or beyond the columns. */
export function currencyOfRow(columns: readonly FileColumn[]): number {
  const at = columns.findIndex(({ header }) => header === 'Currency')
  return at === -1 ? columns.length : at
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

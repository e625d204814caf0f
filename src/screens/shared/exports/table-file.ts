/** The kinds of files that the app writes of a table. */
export type FileFormat = 'pdf' | 'csv' | 'xlsx' | 'json'

/** What a column holds: text, money in minor units, an instant or a day in milliseconds, or a plain number. */
export interface FileColumn {
  header: string
  kind: 'text' | 'money' | 'date' | 'day' | 'number'
}

export type FileCell = string | number
export type FileRows = FileCell[][]

/** A term and its value, as a file's head has them. */
export type Fact = readonly [term: string, value: string]

/** What a file says of its table; a CSV file and a spreadsheet are the table alone. */
export interface FileHead {
  title: string
  /** Whose it is, of which days, when it was made. */
  facts: readonly Fact[]
  totals: readonly Fact[]
  /** How many rows there will be. */
  total: number
}

/** What is to be written. */
export interface FilePlan {
  format: FileFormat
  columns: readonly FileColumn[]
  head: FileHead
  /** Whether it is asked for packed as well, to be kept on the device. */
  packs?: boolean
}

/** A file, and the same packed, where that was asked for and makes it much smaller. */
export interface WrittenFile {
  file: Blob
  packed?: Blob
  /** Letters that it can't show. */
  missing?: string[]
}

/** What the page tells the worker. */
export type ToWorker = FilePlan | { rows: FileRows } | { finish: true }

/** What the worker answers: that rows are in, or the file. */
export type FromWorker = { rows: number } | WrittenFile | { failed: string }

/** Writes a file as its rows come in. */
export interface FileWriter {
  add: (rows: FileRows) => void | Promise<void>
  finish: () => Blob | Promise<Blob>
  /** Letters that its file can't show. */
  missing?: () => Promise<string[]>
}

export const fileMimes: Record<FileFormat, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
}

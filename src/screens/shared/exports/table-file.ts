/** The kinds of spreadsheet files that the app writes. */
export type FileFormat = 'csv' | 'xlsx'

/** What a column holds: text, money in minor units, or an instant in milliseconds. */
export interface FileColumn {
  header: string
  kind: 'text' | 'money' | 'date'
}

export type FileCell = string | number
export type FileRows = FileCell[][]

/** What the page tells the worker. */
export type ToWorker =
  | { format: FileFormat; columns: readonly FileColumn[]; sheet: string }
  | { rows: FileRows }
  | { finish: true }

/** What the worker answers: that rows are in, or the file. */
export type FromWorker = { rows: number } | { file: Blob } | { failed: string }

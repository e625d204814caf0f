import type { ReactNode } from 'react'
import type { Sorting } from './sorting.ts'

/** One column of a list: its cells, its sorting and its values in exported files. */
export interface Column<Row, Order extends string = never> {
  id: string
  header: string
  /** Renders the cell; left out for columns that appear only in files. */
  cell?: (row: Row) => ReactNode
  /** Right-aligned figures. */
  numeric?: boolean
  /** Hidden where the table is narrow. */
  secondary?: boolean
  /** The class of its cells. */
  className?: string
  /** The sorting of the first press on its header, such as `name` or `-date`; the next press reverses it. */
  sort?: Sorting<Order>
  /** The value for sorting and files: text, minor units, or milliseconds. Files omit a column without it. */
  value?: (row: Row) => string | number
  /** The format in files; as it is when left out. */
  kind?: 'text' | 'money' | 'date'
}

import type { ReactNode } from 'react'
import type { Sorting } from './sorting.ts'

/** One column of a list: what the table draws, what sorting compares, and what a file of the list holds. */
export interface Column<Row, Order extends string = never> {
  id: string
  header: string
  /** What the table draws; left out where only files have the column. */
  cell?: (row: Row) => ReactNode
  /** Figures, on the right. */
  numeric?: boolean
  /** Hidden where the table is tight. */
  secondary?: boolean
  /** Of its cells. */
  className?: string
  /** How the first press of its header sorts, such as `name` or `-date`; the next one turns it round. */
  sort?: Sorting<Order>
  /** What sorting compares and a file holds: text, minor units, or milliseconds. Files go without a column that has none. */
  value?: (row: Row) => string | number
  /** How a file writes the value: as it is when left out. */
  kind?: 'text' | 'money' | 'date'
}

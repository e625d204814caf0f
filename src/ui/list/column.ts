import type { ReactNode } from 'react'

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
  /** Names that people type: they break anywhere rather than widen the table. */
  isName?: boolean
  /** The class of its cells. */
  className?: string
  /** The sorting of the first press on its header, such as `name` or `-date`; the next press reverses it. */
  sort?: Sorting<Order>
  /** The value for sorting and files: text, minor units, or milliseconds. Files omit a column without it. */
  value?: (row: Row) => string | number
  /** The format in files; as it is when left out. */
  kind?: 'text' | 'money' | 'date'
}

/** A sorting as its address holds it: `name`, or `-name` for descending. */
export type Sorting<Order extends string = string> = Order | `-${Order}`

/** Splits a sorting into its column and direction. */
export function parseSorting<Order extends string>(
  sorting: Sorting<Order>,
): { by: Order; descending: boolean } {
  const descending = sorting.startsWith('-')
  return { by: (descending ? sorting.slice(1) : sorting) as Order, descending }
}

/** Reverses a sorting. */
export const turned = <Order extends string>(sorting: Sorting<Order>): Sorting<Order> => {
  const { by, descending } = parseSorting<Order>(sorting)
  return descending ? by : `-${by}`
}

let collator: Intl.Collator | undefined

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return collator.compare(String(one), String(other))
}

interface Sorted<Row, Order extends string> {
  sort?: Sorting<Order>
  value?: (row: Row) => string | number
}

/** Sorts rows by the column that the sorting names; equal rows keep their order. */
export function sortRows<Row, Order extends string>(
  rows: readonly Row[],
  columns: readonly Sorted<Row, Order>[],
  sorting: Sorting<Order>,
): Row[] {
  const { by, descending } = parseSorting<Order>(sorting)
  const column = columns.find(({ sort }) => sort && parseSorting<Order>(sort).by === by)
  const value = column?.value
  if (!value) return [...rows]
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort((a, b) => (descending ? compare(b.value, a.value) : compare(a.value, b.value)))
    .map(({ row }) => row)
}

import type { ReactNode } from 'react'
import type { Column, Sorting } from './column.ts'
import type { RowMenu } from './row-menu.tsx'
import type { Selection } from './selection.ts'

/** The parts that a card receives from its list. */
export interface CardParts {
  /** The checkbox, shown instead of the picture while rows are being selected. */
  box: ReactNode
  /** The menu button of a separate card; a row of a shared card has its own. */
  menu: ReactNode
}

/**
 * The props shared by the table and the cards. Rows render again only when a field changes, so the columns, the card
 * and the functions must be stable between renders.
 */
export interface RowsProps<Row extends object, Order extends string> {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row's name in labels of its checkbox and menu; its key when left out. */
  rowName: (row: Row) => string
  columns: readonly Column<Row, Order>[]
  sort: Sorting<Order> | undefined
  onSort: ((sort: Sorting<Order>) => void) | undefined
  selection: Selection | undefined
  onSelect: (keys: readonly string[], chosen: boolean) => void
  menu: RowMenu<Row> | undefined
  /** The row that the sheet is open on. */
  sheetRow: Row | undefined
}

/** The props of one row. */
export interface RowProps<Row extends object> extends Pick<
  RowsProps<Row, never>,
  'onSelect' | 'menu'
> {
  row: Row
  id: string
  name: string
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined
  /** The sheet is open on it. */
  sheetOpen: boolean
}

/** Returns the props of one row of a list. */
export function rowProps<Row extends object, Order extends string>(
  row: Row,
  { rowKey, rowName, selection, onSelect, menu, sheetRow }: RowsProps<Row, Order>,
): RowProps<Row> {
  const id = rowKey(row)
  return {
    row,
    id,
    name: rowName(row),
    selected: selection?.has(id),
    onSelect,
    menu,
    sheetOpen: sheetRow !== undefined && rowKey(sheetRow) === id,
  }
}

function areSame<Fields extends object>(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one) as (keyof Fields)[]
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** For `memo`: every change reads rows again as new objects, but only changed fields matter. */
export function looksTheSame<Props extends { row: object }>(before: Props, after: Props): boolean {
  return (
    areSame({ ...before, row: null }, { ...after, row: null }) && areSame(before.row, after.row)
  )
}

/** Groups rows, in the order in which each group first appears. */
export function grouped<Row>(rows: readonly Row[], of: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const before = groups.get(of(row))
    if (before) before.push(row)
    else groups.set(of(row), [row])
  }
  return [...groups]
}

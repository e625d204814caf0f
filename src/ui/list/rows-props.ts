import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { isSelected, type Selection } from './selection.ts'
import type { Sorting } from './sorting.ts'

/** What a card takes from the list around it. */
export interface CardParts {
  /** The box to choose the row by, in place of its picture; only while rows are being chosen. */
  box: ReactNode
  /** The button of its menu, where cards stand apart; else the whole row opens it. */
  menu: ReactNode
}

/**
 * What the table and the cards are told alike. Rows are drawn anew only where a field is another, so the columns, the
 * card and the functions must stay the same from one drawing to the next.
 */
export interface RowsProps<Row extends object, Order extends string> {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What a row's box and its menu call it: its key when left out. */
  rowName: (row: Row) => string
  columns: readonly Column<Row, Order>[]
  sort: Sorting<Order> | undefined
  onSort: ((sort: Sorting<Order>) => void) | undefined
  selection: Selection | undefined
  onSelect: (keys: readonly string[], chosen: boolean) => void
  /** What a row's menu is: none, one beside it, or a sheet. */
  opens: 'menu' | 'dialog' | undefined
  /** The key of the row whose menu is open. */
  menuOf: string | null
  onMenu: (row: Row, button: HTMLElement) => void
}

/** What one row is told. */
export interface RowProps<Row extends object> extends Pick<
  RowsProps<Row, never>,
  'onSelect' | 'onMenu' | 'opens'
> {
  row: Row
  id: string
  name: string
  /** Undefined where rows can't be chosen. */
  selected: boolean | undefined
  menuOpen: boolean
}

/** What the list tells one of its rows. */
export function rowProps<Row extends object, Order extends string>(
  row: Row,
  { rowKey, rowName, selection, onSelect, opens, menuOf, onMenu }: RowsProps<Row, Order>,
): RowProps<Row> {
  const id = rowKey(row)
  return {
    row,
    id,
    name: rowName(row),
    selected: selection && isSelected(selection, id),
    menuOpen: menuOf === id,
    onSelect,
    opens,
    onMenu,
  }
}

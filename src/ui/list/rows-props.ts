import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import type { PressedBy, RowMenu } from './row-menu.tsx'
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
  menu: RowMenu<Row> | undefined
  /** The row whose menu was opened last. */
  pressed: { row: Row; by: PressedBy } | undefined
}

/** What one row is told. */
export interface RowProps<Row extends object> extends Pick<
  RowsProps<Row, never>,
  'onSelect' | 'menu'
> {
  row: Row
  id: string
  name: string
  /** Undefined where rows can't be chosen. */
  selected: boolean | undefined
  /** How its menu was opened, where it is the last that was. */
  pressed: PressedBy | undefined
}

/** What the list tells one of its rows. */
export function rowProps<Row extends object, Order extends string>(
  row: Row,
  { rowKey, rowName, selection, onSelect, menu, pressed }: RowsProps<Row, Order>,
): RowProps<Row> {
  const id = rowKey(row)
  return {
    row,
    id,
    name: rowName(row),
    selected: selection && isSelected(selection, id),
    onSelect,
    menu,
    pressed: pressed && rowKey(pressed.row) === id ? pressed.by : undefined,
  }
}

function areSame<Fields extends object>(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one) as (keyof Fields)[]
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** For `memo`: rows are read anew after every change, and drawn anew only where a field is another. */
export function looksTheSame<Props extends { row: object }>(before: Props, after: Props): boolean {
  return (
    areSame({ ...before, row: null }, { ...after, row: null }) && areSame(before.row, after.row)
  )
}

/** Rows under what each of them goes under, in the order in which that first comes. */
export function grouped<Row>(rows: readonly Row[], of: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const before = groups.get(of(row))
    if (before) before.push(row)
    else groups.set(of(row), [row])
  }
  return [...groups]
}

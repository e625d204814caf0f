import type { TransactionOrder } from '#db/queries/find-transactions.ts'
import type { LedgerRow } from '#db/queries/ledger-rows.ts'
import type { Selection } from './selection.ts'

/** What the table and the cards are told alike. The functions stay the same from one drawing to the next. */
export interface RowsProps {
  rows: LedgerRow[]
  selection: Selection
  onSelect: (ids: readonly string[], chosen: boolean) => void
  sort: TransactionOrder
  descending: boolean
  onSort: (by: TransactionOrder) => void
  onMenu: (row: LedgerRow, button: HTMLElement) => void
  /** The row whose menu is open. */
  menuOf: string | null
}

export interface RowProps extends Pick<RowsProps, 'onSelect' | 'onMenu'> {
  row: LedgerRow
  selected: boolean
  menuOpen: boolean
}

function areSame<Fields extends object>(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one) as (keyof Fields)[]
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** For `memo`: rows are read anew after every change, and drawn anew only where a field is another. */
export function looksTheSame<Props extends RowProps>(before: Props, after: Props): boolean {
  return (
    areSame({ ...before, row: null }, { ...after, row: null }) && areSame(before.row, after.row)
  )
}

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

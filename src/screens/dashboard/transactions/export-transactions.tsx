import { useState } from 'react'
import { dayText } from '#db/days.ts'
import { rowsAt } from '#db/payments/ledger-queries.ts'
import { formatCount } from '#src/rules/format.ts'
import { ExportDialog, fileOf } from '#src/screens/shared/exports/export-dialog.tsx'
import type { FileRows } from '#src/files/table-file.ts'
import type { Selection } from '#src/ui/list/selection.ts'
import { chosenPositions, type Found } from './use-found.ts'
import { transactionColumns } from './transaction-columns.tsx'

const file = fileOf(transactionColumns)

/** The table's columns in order; the currency is separate, so that amounts are numbers. */
export const fileColumns = file.columns

export interface FileSource {
  total: number
  rows: (from: number, to: number) => FileRows
}

/** Returns the file's rows in the list's order: all matches, or only the selected ones. */
export function fileSource(found: Found, selection?: Selection): FileSource {
  const { ledger } = found
  const chosen = selection ? chosenPositions(found, selection) : found.positions
  return {
    total: chosen.length,
    rows: (from, to) => rowsAt(ledger, chosen.subarray(from, to)).map(file.cells),
  }
}

interface Props {
  open: boolean
  onClose: () => void
  found: Found
  /** The selected rows; all matches when left out. */
  selection: Selection | undefined
}

const today = () => dayText(new Date())

/** Exports the list with its current filters, columns and order. */
export function ExportTransactions({ open, onClose, found, selection }: Props) {
  // A snapshot: new transactions must not shift the rows.
  const [source] = useState(() => fileSource(found, selection))
  const count = formatCount(source.total)
  return (
    <ExportDialog
      open={open}
      onClose={onClose}
      title={selection ? 'Export selected' : 'Export'}
      what={
        selection
          ? `the ${count} selected ${source.total === 1 ? 'transaction' : 'transactions'}`
          : `the ${count} ${source.total === 1 ? 'transaction that matches' : 'transactions that match'}`
      }
      columns={fileColumns}
      sheet="Transactions"
      fileName={`transactions-${today()}`}
      {...source}
    />
  )
}

import { useState } from 'react'
import { currentDate } from '#db/clock.ts'
import { dayText } from '#db/days.ts'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { formatCount } from '#db/text/format.ts'
import { ExportDialog } from '#src/screens/shared/exports/export-dialog.tsx'
import { transactionFile } from '#src/screens/shared/exports/transaction-file.ts'
import type { Selection } from '#src/ui/list/selection.ts'
import { chosenRows, type FoundPage } from './use-found.ts'
import { transactionColumns } from './transaction-columns.tsx'

export const { columns: fileColumns, cells } = transactionFile(transactionColumns)

/** Returns the file's rows in the list's order: all matches, or only the selected ones. */
export const rowsToExport = (found: FoundPage, selection?: Selection): readonly LedgerRow[] =>
  selection ? chosenRows(found, selection) : found.found

interface Props {
  open: boolean
  onClose: () => void
  found: FoundPage
  /** The selected rows; all matches when left out. */
  selection: Selection | undefined
}

const today = () => dayText(currentDate())

/** Exports the list with its current filters, columns and order. */
export function ExportTransactions({ open, onClose, found, selection }: Props) {
  // A snapshot: new transactions must not shift the rows.
  const [rows] = useState(() => rowsToExport(found, selection))
  const total = rows.length
  const count = formatCount(total)
  return (
    <ExportDialog
      open={open}
      onClose={onClose}
      title={selection ? 'Export selected' : 'Export'}
      what={
        selection
          ? `the ${count} selected ${total === 1 ? 'transaction' : 'transactions'}`
          : `the ${count} ${total === 1 ? 'transaction that matches' : 'transactions that match'}`
      }
      columns={fileColumns}
      sheet="Transactions"
      fileName={`transactions-${today()}`}
      total={total}
      rows={(from, to) => cells(rows.slice(from, to))}
    />
  )
}

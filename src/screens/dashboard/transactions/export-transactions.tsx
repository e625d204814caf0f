import { useState } from 'react'
import { currentDate } from '#db/clock.ts'
import { dayText } from '#db/days.ts'
import { rowsAt } from '#db/payments/ledger-queries.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { formatCount } from '#src/rules/format.ts'
import { ExportDialog } from '#src/screens/shared/exports/export-dialog.tsx'
import { transactionFile } from '#src/screens/shared/exports/transaction-file.ts'
import type { Selection } from '#src/ui/list/selection.ts'
import { chosenPositions, type FoundPage } from './use-found.ts'
import { transactionColumns } from './transaction-columns.tsx'

export const { columns: fileColumns, cells } = transactionFile(transactionColumns)

/** Returns the positions of the file's rows in the list's order: all matches, or only the selected ones. */
export const filePositions = (found: FoundPage, selection?: Selection): Uint32Array =>
  selection ? chosenPositions(found, selection) : found.positions

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
  const database = useDatabase()
  // A snapshot: new transactions must not shift the rows.
  const [{ ledger, positions }] = useState(() => ({
    ledger: found.ledger,
    positions: filePositions(found, selection),
  }))
  const total = positions.length
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
      rows={(from, to) => cells(database(), rowsAt(ledger, positions.subarray(from, to)))}
    />
  )
}

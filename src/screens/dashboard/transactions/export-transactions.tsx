import { useState } from 'react'
import { dayText } from '#db/days.ts'
import { formatCount } from '#src/rules/format.ts'
import { ExportDialog } from '#src/screens/shared/exports/export-dialog.tsx'
import type { Selection } from '#src/ui/list/selection.ts'
import { fileColumns, fileSource } from './transaction-file.ts'
import type { Found } from './use-found.ts'

interface Props {
  open: boolean
  onClose: () => void
  found: Found
  /** What is chosen; all that match when left out. */
  selection: Selection | undefined
}

const today = () => dayText(new Date())

/** Exports the list as it is now: the same filters, columns and order. */
export function ExportTransactions({ open, onClose, found, selection }: Props) {
  // As it was when asked: what comes in meanwhile must not move the rows.
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

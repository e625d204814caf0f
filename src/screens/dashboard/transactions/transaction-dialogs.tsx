import { lazy, Suspense } from 'react'
import type { Selection } from '#src/ui/list/selection.ts'
import type { Found } from './use-found.ts'

const RefundDialog = lazy(async () => ({
  default: (await import('#src/screens/shared/transactions/refund-dialog.tsx')).RefundDialog,
}))
const NewTransactionDialog = lazy(async () => ({
  default: (await import('./new/new-transaction-dialog.tsx')).NewTransactionDialog,
}))
const ExportTransactions = lazy(async () => ({
  default: (await import('./export-transactions.tsx')).ExportTransactions,
}))

export type TransactionDialog = 'new' | 'export' | 'export-selected' | 'refund'

interface Props {
  /** Those that have been opened: they keep what was typed. */
  used: ReadonlySet<TransactionDialog>
  opened: TransactionDialog | null
  onClose: () => void
  /** The id of the payment to refund. */
  refunding: string
  found: Found | undefined
  selection: Selection
}

/** The dialogs of the list, each loaded with its first use. */
export function TransactionDialogs({ used, opened, onClose, refunding, found, selection }: Props) {
  const shared = (dialog: TransactionDialog) => ({ open: opened === dialog, onClose })
  return (
    <Suspense>
      {used.has('refund') && <RefundDialog id={refunding} {...shared('refund')} />}
      {used.has('new') && <NewTransactionDialog {...shared('new')} />}
      {found && used.has('export') && (
        <ExportTransactions found={found} selection={undefined} {...shared('export')} />
      )}
      {found && used.has('export-selected') && (
        <ExportTransactions found={found} selection={selection} {...shared('export-selected')} />
      )}
    </Suspense>
  )
}

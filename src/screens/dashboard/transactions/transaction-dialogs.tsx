import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { Selection } from '#src/ui/list/selection.ts'
import type { Found } from './use-found.ts'

const RefundDialog = lazyDialog(
  async () => (await import('#src/screens/shared/transactions/refund-dialog.tsx')).RefundDialog,
)
const NewTransactionDialog = lazyDialog(
  async () => (await import('./new/new-transaction-dialog.tsx')).NewTransactionDialog,
  { keepsState: true },
)
const ExportTransactions = lazyDialog(
  async () => (await import('./export-transactions.tsx')).ExportTransactions,
)

export type TransactionDialog = 'new' | 'export' | 'export-selected' | 'refund'

interface Props {
  opened: TransactionDialog | null
  onClose: () => void
  /** The id of the payment to refund. */
  refunding: string
  found: Found | undefined
  selection: Selection
}

export function TransactionDialogs({ opened, onClose, refunding, found, selection }: Props) {
  const shared = (dialog: TransactionDialog) => ({ open: opened === dialog, onClose })
  return (
    <>
      <RefundDialog id={refunding} {...shared('refund')} />
      <NewTransactionDialog {...shared('new')} />
      {found && (
        <>
          <ExportTransactions found={found} selection={undefined} {...shared('export')} />
          <ExportTransactions found={found} selection={selection} {...shared('export-selected')} />
        </>
      )}
    </>
  )
}

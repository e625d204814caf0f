import { Download, Eye, RotateCw, Undo2 } from 'lucide-react'
import { isRefundable } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'
import type { TransactionDoers } from './use-transaction-doers.ts'

/** Actions on a transaction (spec §2 Transactions). */
export const transactionActions: readonly RowAction<
  Pick<Transaction, 'id' | 'type' | 'status'>,
  TransactionDoers,
  'view' | 'download' | 'retry' | 'refund'
>[] = [
  { id: 'view', label: 'View Details', icon: Eye, run: ({ id }, { view }) => view(id) },
  {
    id: 'download',
    label: 'Download Receipt',
    icon: Download,
    run: ({ id }, { download }) => download(id),
  },
  {
    id: 'retry',
    label: 'Retry Payment',
    icon: RotateCw,
    // A pending payout waits for its bank.
    allowed: ({ status, type }) => status === 'pending' && type !== 'payout',
    forbidden: ({ forbids }) => forbids('retryTransaction'),
    run: ({ id }, { retry }) => retry(id),
  },
  {
    id: 'refund',
    label: 'Process Refund',
    icon: Undo2,
    allowed: isRefundable,
    forbidden: ({ forbids }) => forbids('refundTransaction'),
    run: ({ id }, { refund }) => refund(id),
  },
]

import { Download, Eye, RotateCw, Undo2 } from 'lucide-react'
import { isRefundable } from '#db/model/refundable.ts'
import type { Transaction } from '#db/model/transaction.ts'
import type { MenuItem } from '#src/ui/menu-row.tsx'
import type { useTransactionActs } from './use-transaction-acts.ts'

type Acts = ReturnType<typeof useTransactionActs>

/** What the menu of a transaction offers: only what applies (spec §2 Transactions). */
export function rowItems(
  row: Pick<Transaction, 'id' | 'type' | 'status'>,
  acts: Acts,
  openRefund: () => void,
): MenuItem[] {
  const { id, status } = row
  return [
    { label: 'View Details', icon: <Eye aria-hidden />, onSelect: () => void acts.view(id) },
    {
      label: 'Download Receipt',
      icon: <Download aria-hidden />,
      onSelect: () => void acts.download(id),
    },
    ...(status === 'pending'
      ? [
          {
            label: 'Retry Payment',
            icon: <RotateCw aria-hidden />,
            onSelect: () => void acts.retry(id),
          },
        ]
      : []),
    ...(isRefundable(row)
      ? [
          {
            label: 'Process Refund',
            icon: <Undo2 aria-hidden />,
            onSelect: () => void acts.refund(id, openRefund),
          },
        ]
      : []),
  ]
}

import { Eye, Store } from 'lucide-react'
import type { Transaction } from '#db/model/transaction.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'
import type { ConsoleTransactionDoers } from './use-console-transaction-doers.ts'

/** What the platform's staff can do with a transaction (spec §2 console). */
export const consoleTransactionActions: readonly RowAction<
  Pick<Transaction, 'id' | 'merchantId' | 'type' | 'status' | 'paymentMethod'>,
  ConsoleTransactionDoers,
  'view' | 'narrow'
>[] = [
  { id: 'view', label: 'View Details', icon: Eye, run: ({ id }, { view }) => view(id) },
  {
    id: 'narrow',
    label: 'Only this merchant’s',
    icon: Store,
    run: ({ merchantId }, { narrow }) => narrow(merchantId),
  },
]

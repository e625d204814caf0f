import { Eye, Gavel, SearchAlert, Store } from 'lucide-react'
import { isDisputable, notACase } from '#db/disputes/schemas.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'
import type { ConsoleTransactionDoers } from './use-console-transaction-doers.ts'

/** Staff actions on a transaction (spec §2 console). */
export const consoleTransactionActions: readonly RowAction<
  Pick<Transaction, 'id' | 'merchantId' | 'type' | 'status' | 'paymentMethod'>,
  ConsoleTransactionDoers,
  'view' | 'narrow' | 'case' | 'dispute'
>[] = [
  { id: 'view', label: 'View Details', icon: Eye, run: ({ id }, { view }) => view(id) },
  {
    id: 'narrow',
    label: 'Only this merchant',
    icon: Store,
    run: ({ merchantId }, { narrow }) => narrow(merchantId),
  },
  {
    id: 'case',
    label: 'Open Case',
    icon: SearchAlert,
    allowed: (row) => notACase(row) === null,
    forbidden: ({ forbids }) => forbids('openCase'),
    run: ({ id }, { open }) => open({ what: 'case', id }),
  },
  {
    id: 'dispute',
    label: 'Open Dispute',
    icon: Gavel,
    allowed: isDisputable,
    forbidden: ({ forbids }) => forbids('openDispute'),
    run: ({ id }, { open }) => open({ what: 'dispute', id }),
  },
]

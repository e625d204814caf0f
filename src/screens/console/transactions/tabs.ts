import type { TransactionStatus } from '#db/model/transaction.ts'
import type { LedgerRow } from '#db/queries/ledger-rows.ts'

/** The console's tabs (spec §2): its "completed" is the merchant's "successful". */
export const tabs = [
  { id: 'all', label: 'All' },
  { id: 'completed', label: 'Completed' },
  { id: 'pending', label: 'Pending' },
  { id: 'failed', label: 'Failed' },
] as const
export type Tab = (typeof tabs)[number]['id']

/** The status that a tab asks for. */
export function statusOf(tab: Tab): TransactionStatus | undefined {
  if (tab === 'all') return undefined
  return tab === 'completed' ? 'successful' : tab
}

export type ConsoleRow = LedgerRow & {
  /** Its name. */
  merchant: string
}

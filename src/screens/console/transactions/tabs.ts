import type { TransactionStatus } from '#db/payments/schemas.ts'
import type { FoundTransactions } from '#db/payments/ledger-queries.ts'

/** The console's tabs (ADM-8): its "completed" is the merchant's "successful" and "refunded". */
export const tabs = [
  { id: 'all', label: 'All' },
  { id: 'completed', label: 'Completed' },
  { id: 'pending', label: 'Pending' },
  { id: 'failed', label: 'Failed' },
] as const
export type Tab = (typeof tabs)[number]['id']

/** The statuses in each tab; a refunded payment was completed first. */
export const statusesOf: Record<Tab, readonly TransactionStatus[]> = {
  all: [],
  completed: ['successful', 'refunded'],
  pending: ['pending'],
  failed: ['failed'],
}

export const tabCount = (tab: Tab, counts: FoundTransactions['counts']): number =>
  tab === 'all' ? counts.all : statusesOf[tab].reduce((sum, status) => sum + counts[status], 0)

import type { LedgerRow } from '#db/payments/ledger-queries.ts'

/** Returns the customer, or the kind of transaction for outgoing money. */
export function rowTitle({ type, customer }: Pick<LedgerRow, 'type' | 'customer'>): string {
  if (type === 'payment') return customer
  if (type === 'refund') return `Refund to ${customer}`
  return type === 'payout' ? 'Payout' : 'Adjustment'
}

import type { LedgerRow } from '#db/payments/ledger-queries.ts'

/** Whom or what a transaction was: money that goes out names its kind. */
export function rowTitle({ type, customer }: Pick<LedgerRow, 'type' | 'customer'>): string {
  if (type === 'payment') return customer
  if (type === 'refund') return `Refund to ${customer}`
  return type === 'payout' ? 'Payout' : 'Adjustment'
}

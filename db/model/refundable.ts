import type { Transaction } from './transaction.ts'

/** Whether a transaction can be refunded: a payment that succeeded and is not wholly refunded (spec §4). */
export const isRefundable = ({ type, status }: Pick<Transaction, 'type' | 'status'>): boolean =>
  type === 'payment' && status === 'successful'

/** What of a transaction can still be refunded, in minor units of its currency. */
export const leftToRefund = (
  row: Pick<Transaction, 'type' | 'status' | 'amount' | 'refunded'>,
): number => (isRefundable(row) ? row.amount - row.refunded : 0)

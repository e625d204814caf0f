import { isCard } from './transaction-codes.ts'
import type { Transaction } from './transaction.ts'

/** How long the merchant may send evidence, in days. */
export const evidenceDays = 7

/** Whether a transaction can be disputed: a payment by an international card of which something is left. */
export const isDisputable = ({
  type,
  status,
  paymentMethod,
}: Pick<Transaction, 'type' | 'status' | 'paymentMethod'>): boolean =>
  type === 'payment' && status === 'successful' && isCard(paymentMethod)

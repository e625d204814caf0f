import { isChargedOnly } from '#db/disputes/rules.ts'
import type { DisputeStatus, PaymentCase } from '#db/disputes/schemas.ts'
import { outcomeOf, testAccounts } from '#db/payments/test-accounts.ts'
import type { Transaction } from '#db/payments/schemas.ts'

/** The payer's view of a payment, from the ledger or from an unsaved sample. */
export type PaymentView = Pick<
  Transaction,
  | 'amount'
  | 'customerFee'
  | 'currency'
  | 'paymentMethod'
  | 'account'
  | 'customer'
  | 'date'
  | 'reference'
  | 'status'
  | 'refunded'
  | 'failureReason'
> & {
  /** Null for a sample. */
  id: string | null
}

/** The time in milliseconds after which the payer is told not to wait. */
export const lateAfter = 5_000
export const transferLateAfter = 35_000

/** Returns whether the payment has a receipt. */
export const hasArrived = ({ status }: PaymentView): boolean =>
  status !== 'pending' && status !== 'failed'

/** Returns whether the payer canceled it. */
export const wasCancelled = ({ failureReason }: PaymentView): boolean =>
  failureReason === outcomeOf(testAccounts.cancelled).failure

/** Later events of a payment: a case or a dispute. */
export interface Aftermath {
  paymentCase: Pick<PaymentCase, 'id' | 'status' | 'openedAt'> | null
  dispute: { status: DisputeStatus } | null
}

/** Returns where the customer's money is after a failed payment: not taken, being traced, or returned. */
export function whereMoneyIs(
  { status, failureReason }: PaymentView,
  paymentCase: Aftermath['paymentCase'],
): 'with-payer' | 'looked-for' | 'back' {
  if (paymentCase?.status === 'refunded') return 'back'
  const isCharged = isChargedOnly({ type: 'payment', status, failureReason }, paymentCase)
  return paymentCase || isCharged ? 'looked-for' : 'with-payer'
}

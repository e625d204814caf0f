import type { CaseStatus, DisputeStatus } from '#db/disputes/schemas.ts'
import { debitedReason, outcomeOf, testAccounts } from '#db/payments/test-accounts.ts'
import type { Transaction } from '#db/payments/schemas.ts'

/** What the payer sees of a payment, be it a row of the ledger or a sample that is kept nowhere. */
export type PaymentView = Pick<
  Transaction,
  | 'amount'
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

/** How long a payment may take before its payer is told not to wait, in milliseconds. */
export const patience = 5_000

/** Whether there is a receipt for it. */
export const hasArrived = ({ status }: PaymentView): boolean =>
  status !== 'pending' && status !== 'failed'

/** Whether it was the payer who called it off. */
export const wasCancelled = ({ failureReason }: PaymentView): boolean =>
  failureReason === outcomeOf(testAccounts.cancelled).failure

/** What came of a payment later: a case of it, or a dispute. */
export interface Aftermath {
  paymentCase: { status: CaseStatus } | null
  dispute: { status: DisputeStatus } | null
}

/** How the customer's money stands in a payment that failed: not taken, being looked for, or back. */
export function whereMoneyIs(
  { failureReason }: PaymentView,
  paymentCase: Aftermath['paymentCase'],
): 'with-payer' | 'looked-for' | 'back' {
  if (paymentCase?.status === 'refunded') return 'back'
  return paymentCase || failureReason === debitedReason ? 'looked-for' : 'with-payer'
}

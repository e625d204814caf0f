import { isMobileMoney } from './transaction-codes.ts'
import type { Transaction } from './transaction.ts'

type Row = Pick<Transaction, 'type' | 'status' | 'paymentMethod' | 'settlesAt'>

/** Why a case can't be opened of a transaction, as the end of "TX-10 is …"; null where it can. */
export function notACase({ type, status, paymentMethod, settlesAt }: Row): string | null {
  if (type !== 'payment') return `a ${type}`
  if (!isMobileMoney(paymentMethod)) return 'not paid by mobile money'
  if (status !== 'failed' && status !== 'pending') return status
  return settlesAt === undefined ? null : 'still being processed'
}

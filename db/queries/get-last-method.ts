import type { PaidDatabase } from '../database.ts'
import { transactionNumber } from '../model/transaction-number.ts'
import type { PaymentMethodId } from '../model/transaction.ts'

/**
 * How the last payment of a link was made on this device, whatever became of it; null before the first. The sample
 * data's payments were made elsewhere, and the merchant's own entries are no payer's.
 */
export async function getLastMethod(db: PaidDatabase): Promise<PaymentMethodId | null> {
  // Only what this device entered has an attempt.
  const entered = await db.transactions.where('attemptId').above('').toArray()
  const [last] = entered
    .filter(({ linkId, type }) => linkId !== undefined && type === 'payment')
    .sort((a, b) => transactionNumber(b.id) - transactionNumber(a.id))
  return last?.paymentMethod ?? null
}

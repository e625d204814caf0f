import type { MerchantId } from '../common.ts'
import type { Part } from '../database.ts'
import { generationOf } from '../ledger/numbering.ts'
import type { Transaction } from './schemas.ts'

/** A payment that has succeeded, and the number of the write that says so. */
export interface ArrivedPayment {
  seq: number
  payment: Transaction
}

/**
 * Returns whether a row says that a payment has just succeeded: nothing has happened to it since.
 * Sample rows never do, because they have no history.
 */
function hasJustSucceeded({ type, status, history = [] }: Transaction): boolean {
  const first = history.findIndex((step) => step.status === 'successful')
  return (
    type === 'payment' &&
    status === 'successful' &&
    history.length > 0 &&
    first === history.length - 1
  )
}

/**
 * Lists a merchant's payments that have succeeded since a change of the ledger, oldest first. Rows
 * of a reset or a snapshot have not arrived: they are of another generation.
 */
export async function listArrivals(
  db: Part<'transactions'>,
  merchantId: MerchantId,
  after: number,
): Promise<ArrivedPayment[]> {
  const changed = await db.transactions.where('seq').above(after).toArray()
  return changed.flatMap((payment) => {
    const { seq = 0 } = payment
    const isNews = payment.merchantId === merchantId && generationOf(seq) === generationOf(after)
    return isNews && hasJustSucceeded(payment) ? [{ seq, payment }] : []
  })
}

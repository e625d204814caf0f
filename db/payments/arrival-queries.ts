import type { MerchantId } from '../common.ts'
import type { Part } from '../database.ts'
import { isKnown } from '../ledger/journal.ts'
import { isReadable } from '../readable.ts'
import type { Transaction } from './schemas.ts'

/** A payment that has succeeded, and the change of the ledger that says so. */
export interface ArrivedPayment {
  seq: number
  payment: Transaction
}

/** Returns the number of the ledger's last change; 0 for none. */
export async function getLastChange(db: Part<'ledgerChanges'>): Promise<number> {
  const seqs = await db.ledgerChanges.toCollection().primaryKeys()
  return seqs.at(-1) ?? 0
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
 * of a reset or of a large merchant have not arrived: they are written as a whole, not as changes.
 */
export async function listArrivals(
  db: Part<'ledgerChanges'>,
  merchantId: MerchantId,
  after: number,
): Promise<ArrivedPayment[]> {
  const changes = await db.ledgerChanges.where(':id').above(after).toArray()
  return changes
    .filter(isKnown)
    .flatMap((change) =>
      ('rows' in change ? change.rows : [])
        .filter(
          (row) =>
            isReadable('transactions', row) &&
            row.merchantId === merchantId &&
            hasJustSucceeded(row),
        )
        .map((payment) => ({ seq: change.seq, payment })),
    )
}

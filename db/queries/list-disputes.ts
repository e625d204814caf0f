import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import { isHeld, type Dispute } from '../model/dispute.ts'
import type { Transaction } from '../model/transaction.ts'

/** A dispute with its payment and the merchant's name; the payment is null where it is gone. */
export type DisputeListing = Dispute & { merchant: string; payment: Transaction | null }

async function listed(db: PaidDatabase, rows: readonly Dispute[]): Promise<DisputeListing[]> {
  const [payments, merchants] = await Promise.all([
    db.transactions.bulkGet(rows.map(({ transactionId }) => transactionId)),
    db.merchants.bulkGet(rows.map(({ merchantId }) => merchantId)),
  ])
  const isDecided = (row: Dispute) => Number(!isHeld(row))
  return rows
    .map((row, at) => ({
      ...row,
      merchant: merchants[at]?.name ?? row.merchantId,
      payment: payments[at] ?? null,
    }))
    .sort((a, b) => isDecided(a) - isDecided(b) || b.openedAt.localeCompare(a.openedAt))
}

/** Every dispute, those that are undecided first and then the newest. Not in the specification. */
export async function listDisputes(db: PaidDatabase): Promise<DisputeListing[]> {
  return listed(db, await db.disputes.toArray())
}

/** The same of one merchant. */
export async function listMerchantDisputes(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<DisputeListing[]> {
  return listed(db, await db.disputes.where('merchantId').equals(merchantId).toArray())
}

/** One dispute; null for an unknown id. */
export async function getDispute(
  db: PaidDatabase,
  id: Dispute['id'],
): Promise<DisputeListing | null> {
  const row = await db.disputes.get(id)
  const [found = null] = row ? await listed(db, [row]) : []
  return found
}

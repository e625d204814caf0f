import type { PaidDatabase } from '../database.ts'
import { volumeBy } from '../ledger/volume.ts'
import type { Fee } from '../model/fee.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import { listRecentTransactions } from './list-recent-transactions.ts'

/** With what customers paid by it in the last 30 days, in minor units of USD. */
export type WithVolume<T> = T & { volume: number }

async function withVolumes<T extends { id: string }>(db: PaidDatabase, rows: T[], now: Date) {
  const volumes = volumeBy(await listRecentTransactions(db, 30, now), (row) => row.paymentMethod)
  return rows.map((row) => ({ ...row, volume: volumes.get(row.id) ?? 0 }))
}

/** The order in which the console names the methods (spec §3). */
const order = ['ecocash', 'onemoney', 'visa', 'mastercard', 'bank']
const inOrder = (a: { id: string }, b: { id: string }) => order.indexOf(a.id) - order.indexOf(b.id)

/** The console's payment methods, in the specification's order (§3). */
export async function listPaymentMethods(
  db: PaidDatabase,
  now = new Date(),
): Promise<WithVolume<PaymentMethod>[]> {
  const methods = await db.paymentMethods.toArray()
  return withVolumes(db, methods.sort(inOrder), now)
}

/** The console's fee structure, in the specification's order (§9). */
export async function listFees(db: PaidDatabase, now = new Date()): Promise<WithVolume<Fee>[]> {
  const fees = await db.fees.toArray()
  return withVolumes(db, fees.sort(inOrder), now)
}

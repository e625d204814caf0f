import type { PaidDatabase } from '../database.ts'
import { loadLedger, type Ledger } from '../ledger/load-ledger.ts'
import type { Fee } from '../model/fee.ts'
import { termsOf, type FeeTerms } from '../model/fee-of.ts'
import type { PaymentMethod } from '../model/payment-method.ts'
import type { PaymentMethodId } from '../model/transaction.ts'
import { successRates, type SuccessRate } from './figures/success-rate.ts'
import { methodVolumes } from './figures/volumes.ts'

/** With what customers paid by it in the last 30 days, in minor units of USD. */
export type WithVolume<T> = T & { volume: number }

function withVolumes<T extends { id: PaymentMethodId }>(ledger: Ledger, rows: T[], now: Date) {
  const volumes = methodVolumes(ledger, now)
  return rows.map((row) => ({ ...row, volume: volumes.get(row.id) ?? 0 }))
}

/** A payment method with its volume, how many of its payments succeeded, and what it costs on the standard plan. */
export type MethodListing = WithVolume<PaymentMethod> & { success: SuccessRate; terms: FeeTerms }

/** The order in which the console names the methods (spec §3). */
const order: readonly PaymentMethodId[] = ['ecocash', 'onemoney', 'visa', 'mastercard', 'bank']
type OfMethod = { id: PaymentMethodId }
const inOrder = (a: OfMethod, b: OfMethod) => order.indexOf(a.id) - order.indexOf(b.id)

/**
 * The console's payment methods, in the specification's order (§3). What each costs is what the next payment of
 * a merchant on the standard plan bears.
 */
export async function listPaymentMethods(
  db: PaidDatabase,
  now = new Date(),
): Promise<MethodListing[]> {
  const [ledger, methods, fees, merchantFees] = await Promise.all([
    loadLedger(db),
    db.paymentMethods.toArray(),
    db.fees.toArray(),
    db.merchantFees.toArray(),
  ])
  const rates = successRates(ledger, now)
  return withVolumes(ledger, methods.sort(inOrder), now).map((row) => ({
    ...row,
    terms: termsOf({ merchantFees, fees }, row.id),
    success: rates.get(row.id) ?? { value: null, before: null },
  }))
}

/** The console's fee structure, in the specification's order (§9). */
export async function listFees(db: PaidDatabase, now = new Date()): Promise<WithVolume<Fee>[]> {
  const [ledger, fees] = await Promise.all([loadLedger(db), db.fees.toArray()])
  return withVolumes(ledger, fees.sort(inOrder), now)
}

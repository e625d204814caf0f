import type { PaidDatabase } from '../database.ts'
import { merchantFee, type MerchantFee } from '../model/fee.ts'

/** The merchant's fee table, in the specification's order (§9). */
export async function listMerchantFees(db: PaidDatabase): Promise<MerchantFee[]> {
  const order = merchantFee.entries.id.options
  const fees = await db.merchantFees.toArray()
  return fees.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

import type { PaidDatabase } from '../database.ts'
import type { MerchantFee } from '../model/fee.ts'

/** The order in which the merchant's fee table names the methods (spec §9). */
const order: readonly MerchantFee['id'][] = [
  'ecocash',
  'onemoney',
  'innbucks',
  'zimswitch',
  'cards',
]

/** The merchant's fee table, in the specification's order (§9). */
export async function listMerchantFees(db: PaidDatabase): Promise<MerchantFee[]> {
  const fees = await db.merchantFees.toArray()
  return fees.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

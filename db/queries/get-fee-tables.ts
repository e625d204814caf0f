import type { Part } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { FeeTables } from '../model/fee-of.ts'

/** What `termsOf` needs to say what a method costs a merchant. */
export async function getFeeTables(
  db: Part<'merchantFees' | 'fees' | 'merchants'>,
  merchantId: MerchantId,
): Promise<FeeTables> {
  const [merchantFees, fees, merchant] = await Promise.all([
    db.merchantFees.toArray(),
    db.fees.toArray(),
    db.merchants.get(merchantId),
  ])
  return { merchantFees, fees, plan: merchant?.plan }
}

import type { Part } from '../database.ts'
import type { FeeTables } from '../model/fee-of.ts'

/** What `termsOf` needs to say what a method costs. */
export async function getFeeTables(db: Part<'merchantFees' | 'fees'>): Promise<FeeTables> {
  const [merchantFees, fees] = await Promise.all([db.merchantFees.toArray(), db.fees.toArray()])
  return { merchantFees, fees }
}

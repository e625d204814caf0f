import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { Merchant } from '../model/merchant.ts'
import { heldPlan, type HeldPlan } from '../model/plan-change.ts'
import type { FeeTables } from '../model/fee-of.ts'
import type { PlanInvoice } from '../model/subscription.ts'
import { getFeeTables } from './get-fee-tables.ts'

export interface Plan {
  merchant: Merchant
  held: HeldPlan
  /** Of its changes and renewals, the newest first. */
  invoices: PlanInvoice[]
  tables: FeeTables
}

/** A merchant's plan, how it is paid and what its changes and renewals came to; null when the business is gone. Spec §9. */
export async function getPlan(db: PaidDatabase, merchantId: MerchantId): Promise<Plan | null> {
  const [merchant, subscription, invoices, tables] = await Promise.all([
    db.merchants.get(merchantId),
    db.subscriptions.get(merchantId),
    db.planInvoices.where('merchantId').equals(merchantId).toArray(),
    getFeeTables(db, merchantId),
  ])
  if (!merchant) return null
  const newestFirst = invoices.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  return { merchant, held: heldPlan(merchant, subscription), invoices: newestFirst, tables }
}

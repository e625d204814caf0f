import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { Merchant, PlanId } from '../merchants/schemas.ts'
import { getFeeTables } from '../payments/fee-queries.ts'
import type { FeeTables } from '../payments/fees.ts'
import { heldPlan, type HeldPlan, paidDays, type Renewal, renewalsOf } from './plan-change.ts'
import { feesByPlan } from './plan-figures.ts'
import type { PlanInvoice, Subscription } from './plans.ts'

export interface Plan {
  merchant: Merchant
  held: HeldPlan
  invoices: PlanInvoice[]
  tables: FeeTables
  /** The fees of the last 30 days' payments on each plan, in minor units of USD. */
  monthFees: Record<PlanId, number>
}

/**
 * Returns a merchant's plan with its invoices and what the others would cost; null if the business
 * is gone. PLAN-1, PLAN-2.
 */
export async function getPlan(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = currentDate(),
): Promise<Plan | null> {
  const [ledger, merchant, subscription, invoices, tables] = await Promise.all([
    loadLedger(db),
    db.merchants.get(merchantId),
    db.subscriptions.get(merchantId),
    db.planInvoices.where('merchantId').equals(merchantId).toArray(),
    getFeeTables(db, merchantId),
  ])
  if (!merchant) return null
  const newestFirst = invoices.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  return {
    merchant,
    held: heldPlan(merchant, subscription),
    invoices: newestFirst,
    tables,
    monthFees: feesByPlan(ledger, merchantId, tables, now),
  }
}

/** Lists a plan's renewals without an invoice, oldest first. */
export async function listDueRenewals(
  db: Part<'planInvoices'>,
  subscription: Subscription,
  now: Date,
): Promise<Renewal[]> {
  const renewals = renewalsOf(subscription, now)
  if (renewals.length === 0) return []
  const invoices = await db.planInvoices.where('merchantId').equals(subscription.id).toArray()
  const made = new Set(invoices.map(({ attemptId }) => attemptId))
  return renewals.filter(({ attemptId }) => !made.has(attemptId))
}

/**
 * Returns when each merchant's plan next renews, in milliseconds; in the past if an invoice is
 * missing. Plans of deleted businesses don't renew.
 */
export async function nextRenewals(
  db: Part<'subscriptions' | 'merchants' | 'planInvoices'>,
  now: Date,
): Promise<Map<MerchantId, number>> {
  const subscriptions = await db.subscriptions.toArray()
  const merchants = await db.merchants.bulkGet(subscriptions.map(({ id }) => id))
  const moments = subscriptions
    .filter((_row, at) => merchants[at] !== undefined)
    .map(async (row): Promise<[MerchantId, number]> => {
      const [first] = await listDueRenewals(db, row, now)
      return [row.id, (first?.from ?? paidDays(row, now).until).getTime()]
    })
  return new Map(await Promise.all(moments))
}

import type { MerchantId } from '../common.ts'
import { lastMonths } from '../days.ts'
import type { Ledger } from '../ledger/rows.ts'
import type { PlanId } from '../merchants/schemas.ts'
import { inUsd } from '../money.ts'
import { feeOf, type FeeTables, termsOf } from '../payments/fees.ts'
import { takenRows } from '../payments/figures.ts'
import { paymentMethodIds } from '../payments/schemas.ts'
import { planIds } from './plans.ts'

/**
 * Returns what a merchant's payments of the last 30 days would cost on each plan by today's fees, in
 * minor units of USD. PLAN-2.
 */
export function feesByPlan(
  ledger: Ledger,
  merchantId: MerchantId,
  tables: FeeTables,
  now: Date,
): Record<PlanId, number> {
  const sums = { basic: 0, business: 0, enterprise: 0 }
  const rules = planIds.map((plan) => ({
    plan,
    terms: new Map(paymentMethodIds.map((id) => [id, termsOf({ ...tables, plan }, id)])),
  }))
  for (const row of takenRows(ledger, { merchantId }, lastMonths(now).month))
    for (const { plan, terms } of rules) {
      const rule = terms.get(row.paymentMethod)
      if (rule) sums[plan] += inUsd(feeOf(rule, row), row.currency)
    }
  return sums
}

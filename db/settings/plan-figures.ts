import type { MerchantId } from '../common.ts'
import { lastMonths } from '../days.ts'
import type { Ledger } from '../ledger/load-ledger.ts'
import { isTakenAt, scan } from '../ledger/scan.ts'
import type { PlanId } from '../merchants/schemas.ts'
import { currencies, inUsd } from '../money.ts'
import { feeOf, type FeeTables, termsOf } from '../payments/fees.ts'
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
  const { columns } = ledger
  const { amount, currency, method } = columns.column
  const sums = { basic: 0, business: 0, enterprise: 0 }
  const rules = planIds.map((plan) => ({
    plan,
    terms: paymentMethodIds.map((id) => termsOf({ ...tables, plan }, id)),
  }))
  scan(ledger, { merchantId }, lastMonths(now).month, (at) => {
    if (!isTakenAt(columns, at)) return
    const unit = currencies[currency[at] ?? 0] ?? 'USD'
    const payment = { type: 'payment', amount: amount[at] ?? 0, currency: unit } as const
    for (const { plan, terms } of rules) {
      const rule = terms[method[at] ?? 0]
      if (rule) sums[plan] += inUsd(feeOf(rule, payment), unit)
    }
  })
  return sums
}

import type { PlanId } from '#db/merchants/schemas.ts'
import { paidDays } from '#db/settings/plan-change.ts'
import type { Plan } from '#db/settings/plan-queries.ts'
import { type PlanInvoice, planPrice, type PlanTotal } from '#db/settings/plans.ts'
import { formatMoney, formatShortDate } from '#db/text/format.ts'
import { formatPrice } from '#src/rules/pricing.ts'

/** Labels a total as payable or credited. */
const totalTerm = ({ amount }: PlanTotal): string => (amount < 0 ? 'Credit' : 'You pay')

/** Itemizes a plan change, with the totals per currency at the end. */
export function changeInWords({
  lines,
  totals,
}: Pick<PlanInvoice, 'lines' | 'totals'>): [term: string, value: string][] {
  return [
    ...lines.map(({ text, amount, currency }): [string, string] => [
      text,
      formatMoney(amount, currency),
    ]),
    ...totals.map((total): [string, string] => [
      totalTerm(total),
      formatMoney(Math.abs(total.amount), total.currency),
    ]),
  ]
}

/** Returns an invoice's totals in one line. */
export const totalsInWords = ({ totals }: Pick<PlanInvoice, 'totals'>): string =>
  totals.map(({ amount, currency }) => formatMoney(amount, currency)).join(', ')

/** Describes what the current plan costs, or what another one would have saved; undefined where it is nothing. */
export function planNote(
  { held, monthFees }: Pick<Plan, 'held' | 'monthFees'>,
  plan: PlanId,
  today: Date,
): string | undefined {
  if (plan === held.plan) {
    const { period, currency } = held
    const price = formatPrice(planPrice(plan, period, currency), currency)
    const { until } = paidDays(held, today)
    return `You pay ${price} a ${period === 'monthly' ? 'month' : 'year'}. Renews on ${formatShortDate(until.toISOString(), today)}`
  }
  const saved = monthFees[held.plan] - monthFees[plan]
  return saved > 0 ? `Last 30 days: ${formatMoney(saved, 'USD')} less in fees` : undefined
}

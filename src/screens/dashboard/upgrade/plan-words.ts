import type { PlanInvoice, PlanTotal } from '#db/settings/plans.ts'
import { formatMoney } from '#src/rules/format.ts'

/** What a total is: to be paid, or given back. */
export const totalTerm = ({ amount }: PlanTotal): string =>
  amount < 0 ? 'You get back' : 'You pay'

/** A change of plan in lines, with what they come to in each currency at the end. */
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

/** What an invoice comes to, in one line. */
export const totalsInWords = ({ totals }: Pick<PlanInvoice, 'totals'>): string =>
  totals.map(({ amount, currency }) => formatMoney(amount, currency)).join(', ')

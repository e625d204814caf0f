import type { PlanInvoice, PlanTotal } from '#db/settings/plans.ts'
import { formatMoney } from '#src/rules/format.ts'

/** Labels a total as payable or credited. */
export const totalTerm = ({ amount }: PlanTotal): string => (amount < 0 ? 'Credit' : 'You pay')

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

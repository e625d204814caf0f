import type { MethodFees } from '#db/payments/fee-queries.ts'
import { formatMoney, formatPercent } from '#src/rules/format.ts'
import { methodGroupName } from '#src/screens/shared/method-groups.ts'

/** What fees were of what was paid, in percent with two decimals. */
export const rateOfFees = ({ fees, amount }: Pick<MethodFees, 'fees' | 'amount'>): number =>
  amount === 0 ? 0 : Math.round((fees / amount) * 10_000) / 100

/** What the methods cost in one sentence, the one that costs most of what is paid by it named. */
export function dearest(methods: readonly MethodFees[]): string {
  const [first, ...rest] = methods
  if (!first) return 'No one has paid in the last 30 days.'
  const all = methods.reduce((sum, { fees }) => sum + fees, 0)
  const most = rest.reduce(
    (high, each) => (rateOfFees(each) > rateOfFees(high) ? each : high),
    first,
  )
  return `${formatMoney(all, 'USD')} in all. ${methodGroupName(most.method)} took the largest part of a payment: ${formatPercent(rateOfFees(most))}%.`
}

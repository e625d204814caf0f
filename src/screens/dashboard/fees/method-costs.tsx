import type { MethodFees } from '#db/payments/fee-queries.ts'
import { formatMoney, formatPercent } from '#src/rules/format.ts'
import { methodColors, methodGroupName } from '#src/screens/shared/method-groups.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ShareChart } from '#src/ui/charts/share-chart.tsx'
import { dearest, rateOfFees } from './text.ts'

/** What the payments by each method cost in the last 30 days. */
export function MethodCosts({ methods }: { methods: readonly MethodFees[] }) {
  return (
    <Card>
      <CardHeader
        title="What each method cost"
        action={<span className="text-subtle">Last 30 days</span>}
      />
      <p className="-mt-1 px-5 pb-3 text-muted md:px-6">{dearest(methods)}</p>
      {methods.length > 0 && (
        <ShareChart
          caption="Share of the fees by method, last 30 days"
          heads={['Method', 'Share of all fees', 'Fees']}
          inCard
          shares={methods.map((each) => ({
            name: methodGroupName(each.method),
            note: `${formatPercent(rateOfFees(each))}% of ${formatMoney(each.amount, 'USD')}`,
            value: each.fees,
            percent: each.percent,
            text: formatMoney(each.fees, 'USD'),
            color: methodColors[each.method],
          }))}
        />
      )}
    </Card>
  )
}

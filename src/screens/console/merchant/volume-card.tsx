import type { MerchantDetails } from '#db/merchants/queries.ts'
import { countOf, formatMoney } from '#src/rules/format.ts'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'

const monthName = (month: number) =>
  new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric' })

type Props = Pick<MerchantDetails, 'months' | 'transactionVolume'>

/** What its customers paid, by month. */
export function VolumeCard({ months, transactionVolume }: Props) {
  const [first] = months
  return (
    <Card>
      <CardHeader title="Volume" action={<span className="text-subtle">Last 30 days</span>} />
      <div className="px-5 pb-5 md:px-6">
        <p className="text-3xl font-semibold tabular-nums">
          {formatMoney(transactionVolume, 'USD')}
        </p>
        <p className="mb-4 text-sm text-muted">Paid by its customers</p>
        <ColumnChart
          caption={`By month, ${first ? monthName(first.month) : ''} to this month`}
          heads={['Month', 'Volume']}
          points={months.map(({ month, amount, payments }) => ({
            label: monthName(month),
            value: amount,
            text: `${formatMoney(amount, 'USD')}, ${countOf(payments, 'payment')}`,
          }))}
        />
      </div>
    </Card>
  )
}

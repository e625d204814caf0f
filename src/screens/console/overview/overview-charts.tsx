import { successRate } from '#db/payments/tally-figures.ts'
import { dayText } from '#db/days.ts'
import type { JoinedMonth, Overview } from '#db/reports/overview-queries.ts'
import { countOf, formatCount, formatWholeUsd, shareText } from '#db/text/format.ts'
import { MethodShares, methodGroupName } from '#src/screens/shared/method-shares.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { ChartCard, TimeCard } from '../shared/analysis/analysis-cards.tsx'
import {
  type ChartData,
  countColumn,
  inclOf,
  percentColumn,
  pointsOf,
  shareColumn,
  textColumn,
  usd,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'
import { type Chart, charts } from './text.ts'

interface Props {
  overview: Overview
  /** The date range in words. */
  range: string
}

function VolumeCard({ overview: { analysis }, range }: Props) {
  const { volume, payments } = analysis.now.total
  return (
    <TimeCard
      analysis={analysis}
      range={range}
      title="Volume"
      columns={[usdColumn('Volume'), countColumn('Payments', 'payment')]}
      cells={(sums) => [sums.volume, sums.payments]}
      scaleText={formatWholeUsd}
      incl={inclOf('Volume', analysis.now.total, 'volume')}
      sentence={`${usd(volume)} in ${countOf(payments, 'payment')}.`}
    />
  )
}

function SuccessCard({ overview: { analysis }, range }: Props) {
  const { payments, failed } = analysis.now.total
  return (
    <TimeCard
      analysis={analysis}
      range={range}
      title="Success rate"
      isRate
      rows={{ tab: 'all' }}
      columns={[
        percentColumn('Success rate'),
        {
          ...countColumn('Failed', 'failed'),
          text: (cell) => `${formatCount(Number(cell))} failed`,
        },
      ]}
      cells={(step) => [successRate(step), step.failed]}
      scaleText={(value) => `${value}%`}
      sentence={`${formatCount(failed)} of ${countOf(payments + failed, 'payment')} failed.`}
    />
  )
}

function MethodsCard({ overview: { methods }, range }: Props) {
  const data: ChartData = {
    columns: [textColumn('Method'), usdColumn('Volume'), shareColumn],
    rows: methods.map(({ method, amount, percent }) => [methodGroupName(method), amount, percent]),
  }
  const [first] = methods
  return (
    <ChartCard
      title="Volume by method"
      range={range}
      data={data}
      sentence={
        first
          ? `${methodGroupName(first.method)}: ${shareText(first.percent)} of volume.`
          : 'No payments in this period.'
      }
    >
      <MethodShares shares={methods} when={range} />
    </ChartCard>
  )
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
const monthTick = new Intl.DateTimeFormat('en-US', { month: 'short' })

/** Returns the merchants who joined in each month, as a chart. */
export const joinedData = (months: readonly JoinedMonth[]): ChartData => ({
  columns: [textColumn('Month'), countColumn('Joined', 'merchant')],
  rows: months.map(({ month, joined }) => [monthName.format(month), joined]),
  ticks: months.map(({ month }) => monthTick.format(month)),
  inFile: months.map(({ month }) => dayText(new Date(month)).slice(0, 7)),
})

function MerchantsCard({ overview: { months } }: Props) {
  const data = joinedData(months)
  const joined = months.reduce((sum, month) => sum + month.joined, 0)
  return (
    <ChartCard
      title="New merchants"
      range="Last 12 months"
      data={data}
      sentence={`${countOf(joined, 'merchant')} joined, ${months.at(-1)?.joined ?? 0} this month.`}
    >
      <ColumnChart
        caption="Merchants that joined in each month, last 12 months"
        heads={['Month', 'Joined']}
        points={pointsOf(data)}
      />
    </ChartCard>
  )
}

const cards = {
  volume: VolumeCard,
  success: SuccessCard,
  methods: MethodsCard,
  merchants: MerchantsCard,
} satisfies Record<Chart, unknown>

interface ChartsProps extends Props {
  chart: Chart
  onChart: (chart: Chart) => void
}

/** One chart of the platform at a time. */
export function OverviewCharts({ chart, onChart, ...shown }: ChartsProps) {
  const ShownCard = cards[chart]
  return (
    <div className="grid justify-items-start gap-3 *:last:w-full">
      <Segmented label="Chart" value={chart} onChange={onChart} options={charts} />
      <ShownCard {...shown} />
    </div>
  )
}

import { paymentMethodIds } from '#db/payments/schemas.ts'
import { successRate, type Tally } from '#db/payments/tally-figures.ts'
import { countOf, formatCount } from '#db/text/format.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import { ChartCard } from '../shared/analysis/analysis-cards.tsx'
import { AnalysisKeyFigures } from '../shared/analysis/analysis-key-figures.tsx'
import {
  type ChartData,
  countColumn,
  mostOf,
  movement,
  percentColumn,
  pointsOf,
  textColumn,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'
import { RankRows, rowsLink } from '../shared/analysis/rank-rows.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { note } from '#src/ui/stat-card.tsx'

const clock = (hour: number): string =>
  `${hour % 12 || 12} ${hour < 12 || hour === 24 ? 'AM' : 'PM'}`

/** Formats an hour of the day: `9 AM to 10 AM`. */
export const hourText = (hour: number): string => `${clock(hour)} to ${clock(hour + 1)}`

/** Returns the number of payments per paying customer, with one decimal. */
const perCustomer = ({ total, customers }: Tally): number =>
  customers === 0 ? 0 : Math.round((total.payments / customers) * 10) / 10

/** Failures by method, and payments by hour (ADM-11). */
export function PaymentsPanel({ analysis, range }: PanelProps) {
  const mayOpen = useMayOpen()
  const { now, before } = analysis
  const [sums, was] = [now.total, before?.total]

  const failing = paymentMethodIds
    .map((id) => ({ id, own: now.methods[id] }))
    .filter(({ own }) => own.failed > 0)
    .sort((a, b) => b.own.failed - a.own.failed)
  const failures: ChartData = {
    columns: [
      textColumn('Method'),
      { ...countColumn('Failed', 'failed'), text: (cell) => `${formatCount(Number(cell))} failed` },
      percentColumn('Success rate', 'completed'),
    ],
    rows: failing.map(({ id, own }) => [methodTiles[id].name, own.failed, successRate(own) ?? '']),
  }
  const hours: ChartData = {
    columns: [textColumn('Hour'), countColumn('Payments', 'payment'), usdColumn('Volume')],
    rows: now.hours.map(({ payments, volume }, hour) => [hourText(hour), payments, volume]),
    ticks: now.hours.map((_, hour) => clock(hour)),
  }
  const busiest = mostOf(hours)
  const [worst] = failures.rows
  return (
    <>
      <AnalysisKeyFigures
        figures={[
          {
            label: 'Failed',
            value: formatCount(sums.failed),
            comparison: movement(analysis, sums.failed, was?.failed, { moreIsWorse: true }),
          },
          {
            label: 'In progress',
            value: formatCount(sums.pending),
            comparison: note('Created in this period'),
          },
          {
            label: 'Payments per customer',
            value: formatCount(perCustomer(now)),
            comparison: movement(analysis, perCustomer(now), before && perCustomer(before)),
          },
        ]}
      />
      <ChartCard
        title="Failed payments"
        range={range}
        data={failures}
        flush
        sentence={
          worst
            ? `${String(worst[0])}: ${formatCount(Number(worst[1]))} of ${formatCount(sums.failed)} failed payments.`
            : 'No failed payments in this period.'
        }
        link={{ to: rowsLink(mayOpen, analysis, { tab: 'failed' }), label: 'View transactions' }}
      >
        <RankRows
          caption={`Failed payments by method, ${range}`}
          data={failures}
          linkOf={(at) => {
            const method = failing[at]?.id
            return method && rowsLink(mayOpen, analysis, { method, tab: 'failed' })
          }}
        />
      </ChartCard>
      <ChartCard
        title="Time of day"
        range={range}
        data={hours}
        sentence={
          busiest
            ? `Busiest time: ${String(busiest[0])}, ${formatCount(Number(busiest[1]))} of ${countOf(sums.payments, 'payment')}.`
            : 'No payments in this period.'
        }
      >
        <ColumnChart
          caption={`Payments by hour of the day, ${range}`}
          heads={['Hour', 'Payments']}
          points={pointsOf(hours)}
          startsAxis
          isOver
        />
      </ChartCard>
    </>
  )
}

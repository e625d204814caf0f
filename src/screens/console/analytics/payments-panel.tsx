import { paymentMethodIds } from '#db/payments/schemas.ts'
import { successRate } from '#db/payments/tally-figures.ts'
import { formatCount } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import type { PanelProps } from '../shared/analysis-page.tsx'
import { ChartCard, KeyFigures } from '../shared/analysis-cards.tsx'
import {
  type ChartData,
  countColumn,
  inclOf,
  mostOf,
  movement,
  percentColumn,
  pointsOf,
  textColumn,
  usd,
  usdColumn,
} from '../shared/analysis-figures.ts'
import { RankRows, rowsLink } from '../shared/rank-rows.tsx'
import { ColumnChart } from '#src/ui/charts/column-chart.tsx'
import { note } from '#src/ui/stat-card.tsx'

const clock = (hour: number): string =>
  `${hour % 12 || 12} ${hour < 12 || hour === 24 ? 'AM' : 'PM'}`

/** Formats an hour of the day: `9 AM to 10 AM`. */
export const hourText = (hour: number): string => `${clock(hour)} to ${clock(hour + 1)}`

/** Payments by method, hour and outcome (ADM-11). */
export function PaymentsPanel({ analysis, range }: PanelProps) {
  const { now, before } = analysis
  const [sums, was] = [now.total, before?.total]
  const average = sums.payments === 0 ? 0 : Math.round(sums.volume / sums.payments)
  const averageBefore = was && was.payments > 0 ? Math.round(was.volume / was.payments) : null

  const used = paymentMethodIds
    .map((id, code) => ({ id, own: now.methods[code] ?? sums }))
    .filter(({ own }) => own.payments + own.failed + own.pending > 0)
    .sort((a, b) => b.own.volume - a.own.volume)
  const methods: ChartData = {
    columns: [
      textColumn('Method'),
      usdColumn('Volume'),
      countColumn('Payments', 'payment'),
      percentColumn('Success rate', 'succeeded'),
    ],
    rows: used.map(({ id, own }) => [
      methodTiles[id].name,
      own.volume,
      own.payments,
      successRate(own) ?? '',
    ]),
  }
  const hours: ChartData = {
    columns: [textColumn('Hour'), countColumn('Payments', 'payment'), usdColumn('Volume')],
    rows: now.hours.map(({ payments, volume }, hour) => [hourText(hour), payments, volume]),
  }
  const busiest = mostOf(hours)
  const [first] = methods.rows
  return (
    <>
      <KeyFigures
        figures={[
          {
            label: 'Average payment',
            value: usd(average),
            comparison: movement(analysis, average, averageBefore),
          },
          {
            label: 'Failed',
            value: formatCount(sums.failed),
            comparison: movement(analysis, sums.failed, was?.failed, { moreIsWorse: true }),
          },
          {
            label: 'Refunded',
            value: usd(sums.refunded),
            incl: inclOf('Refunded', sums, 'refunded'),
            comparison: movement(analysis, sums.refunded, was?.refunded, { moreIsWorse: true }),
          },
          {
            label: 'In progress',
            value: formatCount(sums.pending),
            comparison: note('Created in this period'),
          },
        ]}
      />
      <ChartCard
        title="Payment methods"
        range={range}
        data={methods}
        incl={inclOf('Volume', sums, 'volume')}
        flush
        sentence={
          first
            ? `${String(first[0])}: ${usd(Number(first[1]))} of ${usd(sums.volume)}.`
            : 'No payments in this period.'
        }
        link={{ to: rowsLink(analysis), label: 'View transactions' }}
      >
        <RankRows
          caption={`Volume by payment method, ${range}`}
          data={methods}
          linkOf={(at) => {
            const method = used[at]?.id
            return method && rowsLink(analysis, { method })
          }}
        />
      </ChartCard>
      <ChartCard
        title="Time of day"
        range={range}
        data={hours}
        sentence={
          busiest
            ? `Busiest time: ${String(busiest[0])}, ${formatCount(Number(busiest[1]))} of ${formatCount(sums.payments)}.`
            : 'No payments in this period.'
        }
      >
        <ColumnChart
          caption={`Payments in each hour, midnight to midnight, ${range}`}
          heads={['Hour', 'Payments']}
          points={pointsOf(hours)}
          isOver
        />
      </ChartCard>
    </>
  )
}

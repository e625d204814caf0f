import { type Sums, successRate } from '#db/payments/tally-figures.ts'
import { countOf, formatCount } from '#db/text/format.ts'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import {
  countColumn,
  changeInSentence,
  movement,
  percentColumn,
  rateText,
  usd,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'
import { TimeCard } from '../shared/analysis/analysis-cards.tsx'
import { AnalysisKeyFigures } from '../shared/analysis/analysis-key-figures.tsx'

const averagePayment = ({ volume, payments }: Sums): number =>
  payments === 0 ? 0 : Math.round(volume / payments)

/** Payments, their success and who pays, at a glance; amounts are in Financial Reports (ADM-11). */
export function OverviewPanel(props: PanelProps) {
  const { analysis } = props
  const { now, before } = analysis
  const [sums, was] = [now.total, before?.total]
  const rate = successRate(sums)
  const rateWas = was ? successRate(was) : null
  return (
    <>
      <AnalysisKeyFigures
        figures={[
          {
            label: 'Payments',
            value: formatCount(sums.payments),
            comparison: movement(analysis, sums.payments, was?.payments),
          },
          {
            label: 'Success rate',
            value: rateText(rate),
            comparison: movement(analysis, rate, rateWas, { isRate: true }),
          },
          {
            label: 'Paying customers',
            value: formatCount(now.customers),
            comparison: movement(analysis, now.customers, before?.customers),
          },
          {
            label: 'Average payment',
            value: usd(averagePayment(sums)),
            comparison: movement(analysis, averagePayment(sums), was && averagePayment(was)),
          },
        ]}
      />
      <TimeCard
        {...props}
        title="Payments"
        columns={[countColumn('Payments', 'payment'), usdColumn('Volume')]}
        cells={({ volume, payments }) => [payments, volume]}
        scaleText={formatCount}
        sentence={`${countOf(sums.payments, 'payment')}, ${changeInSentence(analysis, sums.payments, was?.payments)}.`}
      />
      <TimeCard
        {...props}
        title="Success rate"
        isRate
        rows={{ tab: 'all' }}
        columns={[
          percentColumn('Success rate'),
          countColumn('Completed', 'payment'),
          {
            ...countColumn('Failed', 'failed'),
            text: (cell) => `${formatCount(Number(cell))} failed`,
          },
        ]}
        cells={(step) => [successRate(step), step.payments, step.failed]}
        scaleText={(value) => `${value}%`}
        sentence={`${formatCount(sums.payments)} of ${countOf(sums.payments + sums.failed, 'payment')} completed, ${formatCount(sums.failed)} failed.`}
      />
    </>
  )
}

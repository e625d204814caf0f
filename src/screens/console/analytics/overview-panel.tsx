import { successRate } from '#db/payments/tally-figures.ts'
import { countOf, formatCount, formatWholeUsd } from '#src/rules/format.ts'
import type { PanelProps } from '../shared/analysis-page.tsx'
import {
  countColumn,
  inclOf,
  moved,
  movement,
  percentColumn,
  rateText,
  shortUsd,
  usd,
  usdColumn,
} from '../shared/analysis-figures.ts'
import { KeyFigures, TimeCard } from '../shared/analysis-cards.tsx'

/** The platform's volume and success at a glance (ADM-11). */
export function OverviewPanel(props: PanelProps) {
  const { analysis } = props
  const { now, before } = analysis
  const [sums, was] = [now.total, before?.total]
  const rate = successRate(sums)
  const rateWas = was ? successRate(was) : null
  return (
    <>
      <KeyFigures
        figures={[
          {
            label: 'Volume',
            value: shortUsd(sums.volume),
            incl: inclOf('Volume', sums, 'volume'),
            comparison: movement(analysis, sums.volume, was?.volume),
          },
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
        ]}
      />
      <TimeCard
        {...props}
        title="Volume"
        columns={[usdColumn('Volume'), countColumn('Payments', 'payment')]}
        cells={({ volume, payments }) => [volume, payments]}
        scaleText={formatWholeUsd}
        incl={inclOf('Volume', sums, 'volume')}
        sentence={`${usd(sums.volume)} in ${countOf(sums.payments, 'payment')}, ${moved(analysis, sums.volume, was?.volume)}.`}
      />
      <TimeCard
        {...props}
        title="Success rate"
        isRate
        rows={{ tab: 'all' }}
        columns={[
          percentColumn('Success rate'),
          countColumn('Succeeded', 'payment'),
          {
            ...countColumn('Failed', 'failed'),
            text: (cell) => `${formatCount(Number(cell))} failed`,
          },
        ]}
        cells={(step) => [successRate(step), step.payments, step.failed]}
        scaleText={(value) => `${value}%`}
        sentence={`${formatCount(sums.payments)} of ${countOf(sums.payments + sums.failed, 'completed payment')} succeeded, ${formatCount(sums.failed)} failed.`}
      />
    </>
  )
}

import { successRate } from '#db/payments/tally-figures.ts'
import type { Overview } from '#db/reports/overview-queries.ts'
import { formatCount } from '#src/rules/format.ts'
import { KeyFigures } from '../shared/analysis-cards.tsx'
import { inclOf, movement, rateText, shortUsd } from '../shared/analysis-figures.ts'
import { merchantChange } from './text.ts'

const labels = ['Volume', 'Fees earned', 'Success rate', 'Active merchants'] as const

/** The four figures of the period, compared with the one before (ADM-1). */
export function OverviewFigures({ overview }: { overview: Overview | undefined }) {
  if (!overview)
    return <KeyFigures figures={labels.map((label) => ({ label, value: undefined }))} />
  const { analysis, merchants } = overview
  const [now, was] = [analysis.now.total, analysis.before?.total]
  const [volume, fees, success, active] = labels
  return (
    <KeyFigures
      figures={[
        {
          label: volume,
          value: shortUsd(now.volume),
          incl: inclOf(volume, now, 'volume'),
          comparison: movement(analysis, now.volume, was?.volume),
        },
        {
          label: fees,
          value: shortUsd(now.fees),
          incl: inclOf(fees, now, 'fees'),
          comparison: movement(analysis, now.fees, was?.fees),
        },
        {
          label: success,
          value: rateText(successRate(now)),
          comparison: movement(analysis, successRate(now), was && successRate(was), {
            isRate: true,
          }),
        },
        {
          label: active,
          value: formatCount(merchants.value),
          comparison: merchantChange(merchants),
        },
      ]}
    />
  )
}

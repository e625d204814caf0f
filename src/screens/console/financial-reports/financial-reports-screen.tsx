import { Printer } from 'lucide-react'
import { lazy } from 'react'
import { type Sums, takeRate } from '#db/payments/tally-figures.ts'
import { countOf, formatWholeUsd } from '#db/text/format.ts'
import { AnalysisPage, type PanelProps } from '../shared/analysis/analysis-page.tsx'
import {
  inclOf,
  changeInSentence,
  movement,
  rateText,
  shortUsd,
  usd,
  usdColumn,
} from '../shared/analysis/analysis-figures.ts'
import { TimeCard } from '../shared/analysis/analysis-cards.tsx'
import { AnalysisKeyFigures } from '../shared/analysis/analysis-key-figures.tsx'
import { Button } from '#src/ui/button.tsx'
import { StatementCard } from './statement-card.tsx'

/** Earnings, volume and where the money went (ADM-9). */
export function FinancialOverviewPanel(props: PanelProps) {
  const { analysis } = props
  const now: Sums = analysis.now.total
  const was = analysis.before?.total
  return (
    <>
      <AnalysisKeyFigures
        figures={[
          {
            label: 'Revenue',
            value: shortUsd(now.fees),
            incl: inclOf('Revenue', now, 'fees'),
            comparison: movement(analysis, now.fees, was?.fees),
          },
          {
            label: 'Volume',
            value: shortUsd(now.volume),
            incl: inclOf('Volume', now, 'volume'),
            comparison: movement(analysis, now.volume, was?.volume),
          },
          {
            label: 'Share of volume',
            value: rateText(takeRate(now)),
            comparison: movement(analysis, takeRate(now), was ? takeRate(was) : null, {
              isRate: true,
            }),
          },
          {
            label: 'Refunded',
            value: shortUsd(now.refunded),
            incl: inclOf('Refunded', now, 'refunded'),
            comparison: movement(analysis, now.refunded, was?.refunded, { moreIsWorse: true }),
          },
        ]}
      />
      <TimeCard
        {...props}
        title="Revenue"
        columns={[usdColumn('Revenue'), usdColumn('Volume', 'paid')]}
        cells={({ fees, volume }) => [fees, volume]}
        scaleText={formatWholeUsd}
        incl={inclOf('Revenue', now, 'fees')}
        sentence={`${usd(now.fees)} in fees on ${countOf(now.payments, 'payment')}, ${changeInSentence(analysis, now.fees, was?.fees)}.`}
      />
      <StatementCard {...props} />
    </>
  )
}

/** Prints the open tab; print styles hide what only the screen needs. */
function PrintButton() {
  return (
    <Button
      data-no-print
      variant="secondary"
      icon={<Printer aria-hidden />}
      onClick={() => print()}
    >
      Print
    </Button>
  )
}

const tabs = [
  {
    id: 'overview',
    label: 'Overview',
    Panel: FinancialOverviewPanel,
  },
  {
    id: 'revenue',
    label: 'Revenue Analysis',
    Panel: lazy(async () => ({ default: (await import('./revenue-panel.tsx')).RevenuePanel })),
  },
  {
    id: 'merchants',
    label: 'Merchant Performance',
    Panel: lazy(async () => ({
      default: (await import('./merchants-panel.tsx')).MerchantRevenuePanel,
    })),
  },
  {
    id: 'methods',
    label: 'Payment Methods',
    Panel: lazy(async () => ({ default: (await import('./methods-panel.tsx')).MethodsPanel })),
  },
] as const

/** The platform's financial reports (ADM-9). */
export function FinancialReportsScreen() {
  return (
    <AnalysisPage
      title="Financial Reports"
      description="What the platform earns in payment fees."
      actions={<PrintButton />}
      tabs={tabs}
    />
  )
}

import { lazy } from 'react'
import { AnalysisPage } from '../shared/analysis/analysis-page.tsx'
import { OverviewPanel } from './overview-panel.tsx'

const tabs = [
  {
    id: 'overview',
    label: 'Overview',
    Panel: OverviewPanel,
  },
  {
    id: 'merchants',
    label: 'Merchants',
    Panel: lazy(async () => ({
      default: (await import('./merchants-panel.tsx')).MerchantsPanel,
    })),
  },
  {
    id: 'payments',
    label: 'Payments',
    Panel: lazy(async () => ({ default: (await import('./payments-panel.tsx')).PaymentsPanel })),
  },
  {
    id: 'geography',
    label: 'Geography',
    Panel: lazy(async () => ({
      default: (await import('./geography-panel.tsx')).GeographyPanel,
    })),
  },
] as const

/** The platform's analytics in four tabs (ADM-11). */
export function AnalyticsScreen() {
  return (
    <AnalysisPage
      title="Analytics"
      description="How, when and where customers pay. Revenue is in Financial Reports."
      tabs={tabs}
    />
  )
}

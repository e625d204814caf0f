import { lazy } from 'react'
import { AnalysisPage } from '#src/screens/shared/analysis/analysis-page.tsx'

import { PrintButton } from './print-button.tsx'
import { OverviewPanel } from './overview-panel.tsx'

const tabs = [
  {
    id: 'overview',
    label: 'Overview',
    Panel: OverviewPanel,
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
      default: (await import('./merchants-panel.tsx')).MerchantsPanel,
    })),
  },
  {
    id: 'methods',
    label: 'Payment Methods',
    Panel: lazy(async () => ({ default: (await import('./methods-panel.tsx')).MethodsPanel })),
  },
] as const

/** What the platform earns, from what, from whom and by which method (spec §2 Financial reports). */
export function FinancialReportsScreen() {
  return (
    <AnalysisPage
      title="Financial Reports"
      description="What the platform earns: the fees of the payments that merchants take."
      actions={<PrintButton />}
      tabs={tabs}
    />
  )
}

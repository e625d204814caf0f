import { lazy } from 'react'
import { analysisScreen, waitingFigures } from '#src/screens/shared/analysis/analysis-screen.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'

/** What the platform's figures say: as a whole, of merchants, of payments, and on the map (spec §2 Analytics). */
export const AnalyticsScreen = analysisScreen({
  title: 'Analytics',
  description: 'How much moves through the platform, by whom, how and where.',
  tabs: [
    {
      id: 'overview',
      label: 'Overview',
      Panel: lazyPart(() => import('./overview-panel.tsx'), 'OverviewPanel', waitingFigures),
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
  ],
})

import { useMemo } from 'react'
import { paymentMethodIds } from '#db/payments/schemas.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import { rowsLink } from '../shared/analysis/rank-rows.tsx'
import { usd } from '../shared/analysis/analysis-figures.ts'
import { PerformanceCard } from './performance-card.tsx'
import { performanceOf } from './performance.ts'

/** Revenue by payment method (ADM-9). */
export function MethodsPanel(panel: PanelProps) {
  const { analysis } = panel
  const mayOpen = useMayOpen()
  const rows = useMemo(
    () =>
      paymentMethodIds.map((id) =>
        performanceOf(
          { id, name: methodTiles[id].name, to: rowsLink(mayOpen, analysis, { method: id }) },
          analysis.now.methods[id],
          analysis.before?.methods[id],
        ),
      ),
    [analysis, mayOpen],
  )
  const dearest = rows
    .filter(({ rate }) => rate !== null)
    .sort((a, b) => (b.rate ?? 0) - (a.rate ?? 0))[0]
  return (
    <PerformanceCard
      {...panel}
      title="Payment methods"
      noun="Method"
      rows={rows}
      sentence={
        dearest
          ? `${dearest.name} has the highest margin: ${usd(Math.round((dearest.rate ?? 0) * 100))} per $100.00.`
          : 'No payments in this period.'
      }
    />
  )
}

import { useMemo } from 'react'
import { formatCount } from '#db/text/format.ts'
import { useMayOpen } from '#src/data/actor.ts'
import type { PanelProps } from '../shared/analysis/analysis-page.tsx'
import { rowsLink } from '../shared/analysis/rank-rows.tsx'
import { PerformanceCard } from './performance-card.tsx'
import { performanceOf } from './performance.ts'

/** Revenue by merchant (ADM-9). */
export function MerchantRevenuePanel(panel: PanelProps) {
  const { analysis } = panel
  const mayOpen = useMayOpen()
  const rows = useMemo(
    () =>
      analysis.merchants
        .filter(({ now, before }) => now.volume + before.volume + now.failed > 0)
        .map(({ id, name, now, before }) =>
          performanceOf(
            { id, name, to: rowsLink(mayOpen, analysis, { merchant: id }) },
            now,
            analysis.before ? before : undefined,
          ),
        ),
    [analysis, mayOpen],
  )
  const earning = rows.filter(({ revenue }) => revenue > 0).length
  return (
    <PerformanceCard
      {...panel}
      title="Merchant performance"
      noun="Merchant"
      rows={rows}
      sentence={`${formatCount(earning)} of ${formatCount(analysis.merchants.length)} merchants generated fees.`}
    />
  )
}

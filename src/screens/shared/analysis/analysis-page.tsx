import type { ComponentProps } from 'react'

import { PageHeader } from '#src/ui/page-header.tsx'
import { AnalysisBody, type AnalysisTab } from './analysis-body.tsx'

interface Props extends ComponentProps<typeof PageHeader> {
  /** Must be the same array on every render. */
  tabs: readonly [AnalysisTab, ...AnalysisTab[]]
}

/** A page of analytics: its header renders at once, the tabs and their content after it. */
export function AnalysisPage({ tabs, ...header }: Props) {
  return (
    <>
      <PageHeader {...header} />
      <AnalysisBody title={header.title} tabs={tabs} />
    </>
  )
}

import type { ComponentProps } from 'react'

import { PageHeader } from '#src/ui/page-header.tsx'
import { AnalysisBody, type AnalysisTab } from './analysis-body.tsx'

interface Props extends ComponentProps<typeof PageHeader> {
  /** The same list from one drawing to the next. */
  tabs: readonly [AnalysisTab, ...AnalysisTab[]]
}

/** A page of the platform's figures: its header comes with the first picture, the tabs and what they show after it. */
export function AnalysisPage({ tabs, ...header }: Props) {
  return (
    <>
      <PageHeader {...header} />
      <AnalysisBody title={header.title} tabs={tabs} />
    </>
  )
}

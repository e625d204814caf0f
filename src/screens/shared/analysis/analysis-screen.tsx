import { Suspense, type ComponentType, type ReactNode } from 'react'
import * as v from 'valibot'
import type { Analysis } from '#db/queries/get-analysis.ts'
import type { AsksAhead } from '#src/data/ahead.ts'
import { Card } from '#src/ui/card.tsx'
import { oneOf } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { analysisEntries } from './address.ts'
import { analysisAhead, useAnalysis } from './use-analysis.ts'
import { daysInWords } from './words.ts'

/** As high as it is. */
const RangeBar = lazyPart(
  () => import('./range-bar.tsx'),
  'RangeBar',
  <div className="mt-4 h-18" />,
)

export interface PanelProps {
  analysis: Analysis
  /** Its days in words. */
  range: string
  /** What is chosen in the tab's chart, and what its table is sorted by; '' while nothing is asked. */
  chosen: string
  sort: string
  ask: (change: { chosen?: string; sort?: string }) => void
}

interface Tab<Id extends string> {
  id: Id
  label: string
  Panel: ComponentType<PanelProps>
}

interface Looks<Id extends string> {
  title: string
  description: string
  tabs: readonly [Tab<Id>, ...Tab<Id>[]]
  actions?: ReactNode
}

/** While figures are on their way. */
export const waitingFigures = (
  <Card>
    <SkeletonRows rows={6} label="Loading figures" />
  </Card>
)

/** A screen of the platform's figures: tabs over one range of days, which the address keeps with what it is held against. */
export function analysisScreen<Id extends string>({
  title,
  description,
  tabs,
  actions,
}: Looks<Id>): AsksAhead {
  const address = v.object({
    tab: oneOf(
      tabs.map(({ id }) => id),
      tabs[0].id,
    ),
    ...analysisEntries,
  })

  function AnalysisScreen() {
    const { asked, ask } = useAddress(address, 'range')
    const own = useAnalysis(asked, ask)
    const { analysis } = own
    const { Panel } = tabs.find(({ id }) => id === asked.tab) ?? tabs[0]
    const range = analysis && daysInWords(analysis.span.period)
    return (
      <>
        <PageHeader title={title} description={description} actions={actions} />
        <Tabs
          label={title}
          value={asked.tab}
          onChange={(tab) => ask({ tab, chosen: '', sort: '' })}
          tabs={tabs}
        />
        <RangeBar {...own} days={asked} onAgainst={(against) => ask({ against })} />
        <TabPanel tab={asked.tab} className="mt-4">
          {analysis && range ? (
            <Suspense fallback={waitingFigures}>
              <div className="grid gap-3 md:gap-4">
                <Panel
                  analysis={analysis}
                  range={range}
                  chosen={asked.chosen}
                  sort={asked.sort}
                  ask={ask}
                />
              </div>
            </Suspense>
          ) : (
            waitingFigures
          )}
        </TabPanel>
      </>
    )
  }
  return Object.assign(AnalysisScreen, { ahead: analysisAhead })
}

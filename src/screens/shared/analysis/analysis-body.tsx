import { Suspense, useMemo, type ComponentType } from 'react'
import * as v from 'valibot'
import type { Analysis } from '#db/reports/analysis-queries.ts'
import { oneOf } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { analysisEntries } from './address.ts'
import { RangeBar } from './range-bar.tsx'
import { useAnalysis } from './use-analysis.ts'
import { waitingFigures } from './waiting.tsx'
import { beforeInWords, daysInWords } from './words.ts'

export interface PanelProps {
  analysis: Analysis
  /** Its days in words. */
  range: string
  /** What is chosen in the tab's chart, and what its table is sorted by; '' while nothing is asked. */
  chosen: string
  sort: string
  ask: (change: { chosen?: string; sort?: string }) => void
}

export interface AnalysisTab {
  id: string
  label: string
  Panel: ComponentType<PanelProps>
}

interface Props {
  title: string
  /** The same list from one drawing to the next. */
  tabs: readonly [AnalysisTab, ...AnalysisTab[]]
}

/** The platform's figures: tabs over one range of days, which the address keeps with what it is held against. */
export function AnalysisBody({ title, tabs }: Props) {
  const address = useMemo(() => {
    const ids = tabs.map(({ id }) => id)
    return v.object({ tab: oneOf(ids, tabs[0].id), ...analysisEntries })
  }, [tabs])
  const { asked, ask } = useAddress(address, 'range')
  const { chosen, sort } = asked
  const own = useAnalysis(asked, ask)
  const { analysis } = own
  const { Panel, label } = tabs.find(({ id }) => id === asked.tab) ?? tabs[0]
  const range = analysis && daysInWords(analysis.span.period)
  return (
    <>
      <div data-no-print>
        <Tabs
          label={title}
          value={asked.tab}
          onChange={(tab) => ask({ tab, chosen: '', sort: '' })}
          tabs={tabs}
        />
      </div>
      {analysis && (
        <p className="hidden print:block">
          {label}, {range}, compared with {beforeInWords(analysis.question)}.
        </p>
      )}
      <RangeBar {...own} days={asked} onAgainst={(against) => ask({ against })} />
      <TabPanel tab={asked.tab} className="mt-4">
        {analysis && range ? (
          <Suspense fallback={waitingFigures}>
            {/* A grid begins a page of its own where its first part does not fit under the heading. */}
            <div className="grid gap-3 md:gap-4 print:block print:*:mb-4">
              <Panel analysis={analysis} range={range} chosen={chosen} sort={sort} ask={ask} />
            </div>
          </Suspense>
        ) : (
          waitingFigures
        )}
      </TabPanel>
    </>
  )
}

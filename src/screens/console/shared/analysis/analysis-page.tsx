import { type ComponentProps, type ComponentType, Suspense, useMemo } from 'react'
import * as v from 'valibot'
import { type Analysis, getAnalysis } from '#db/reports/analysis-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Card } from '#src/ui/card.tsx'
import { oneOf, textThat } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { RangeBar, rangeEntries, useAskedRange } from './analysis-range.tsx'
import { beforeInWords, daysInWords } from './analysis-figures.ts'

/** Address parameters of every analytics screen, besides its tab. */
const analysisEntries = {
  ...rangeEntries,
  /** The chart selection and the table sort; each tab has its own. */
  chosen: textThat((text) => text.length <= 40),
  sort: textThat((text) => /^-?[a-z]{1,20}$/.test(text)),
}

const waitingFigures = (
  <Card>
    <SkeletonRows rows={6} label="Loading figures" />
  </Card>
)

export interface PanelProps {
  analysis: Analysis
  /** The date range in words. */
  range: string
  /** The selection in the tab's chart and the sort of its table; '' for none. */
  chosen: string
  sort: string
  ask: (change: { chosen?: string; sort?: string }) => void
}

interface AnalysisTab {
  id: string
  label: string
  Panel: ComponentType<PanelProps>
}

interface Props {
  title: string
  /** Must be the same array on every render. */
  tabs: readonly [AnalysisTab, ...AnalysisTab[]]
}

/** Analytics tabs over one date range, which the address stores with its comparison. */
function AnalysisBody({ title, tabs }: Props) {
  const address = useMemo(() => {
    const ids = tabs.map(({ id }) => id)
    return v.object({ tab: oneOf(ids, tabs[0].id), ...analysisEntries })
  }, [tabs])
  const { asked, ask } = useAddress(address, 'range')
  const { chosen, sort } = asked
  const own = useAskedRange(asked, ask)
  const analysis = useQuery((db) => getAnalysis(db, own.question), [], undefined, own.asked)
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
      <div className="mt-4">
        <RangeBar {...own} days={asked} onAgainst={(against) => ask({ against })} />
      </div>
      <TabPanel tab={asked.tab} className="mt-4">
        {analysis && range ? (
          <Suspense fallback={waitingFigures}>
            {/* A grid starts a new printed page if its first part does not fit under the heading. */}
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

interface AnalysisPageProps extends ComponentProps<typeof PageHeader> {
  /** Must be the same array on every render. */
  tabs: readonly [AnalysisTab, ...AnalysisTab[]]
}

/** A page of analytics: its header renders at once, the tabs and their content after it. */
export function AnalysisPage({ tabs, ...header }: AnalysisPageProps) {
  return (
    <>
      <PageHeader {...header} />
      <AnalysisBody title={header.title} tabs={tabs} />
    </>
  )
}

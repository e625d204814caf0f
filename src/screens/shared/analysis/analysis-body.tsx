import { type ComponentType, Suspense, useMemo } from 'react'
import * as v from 'valibot'
import { dayText } from '#db/days.ts'
import type { Analysis } from '#db/reports/analysis-queries.ts'
import { type AnalysisRange, analysisRanges, type ComparedWith } from '#db/reports/analysis-span.ts'
import { DateInput } from '#src/forms/date-inputs.tsx'
import { Card } from '#src/ui/card.tsx'
import { oneOf } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { Select } from '#src/ui/select.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { analysisEntries, type AskedDays } from './address.ts'
import { type Analysing, useAnalysis } from './use-analysis.ts'
import { beforeInWords, daysInWords, rangeLabels } from './words.ts'

const ranges = analysisRanges.map((value) => ({ value, label: rangeLabels[value] }))
const comparisons = [
  { value: 'before', label: 'Days before' },
  { value: 'year', label: 'Year earlier' },
] as const

interface RangeBarProps extends Pick<
  Analysing,
  'custom' | 'errors' | 'chooseRange' | 'typeDays' | 'today'
> {
  days: AskedDays
  onAgainst: (against: ComparedWith) => void
}

function RangeBar({ days, onAgainst, ...own }: RangeBarProps) {
  const { custom, errors, chooseRange, typeDays, today } = own
  const last = dayText(today)
  return (
    <div
      data-no-print
      className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3 lg:max-w-4xl"
    >
      <Select
        label="Days"
        value={days.range as AnalysisRange}
        onChange={chooseRange}
        options={ranges}
      />
      {days.range === 'custom' &&
        (['from', 'to'] as const).map((end) => (
          <DateInput
            key={end}
            label={end === 'from' ? 'First day' : 'Last day'}
            max={last}
            value={custom[end]}
            error={errors[end]}
            onChange={({ target }) => typeDays({ ...custom, [end]: target.value })}
          />
        ))}
      <Select
        label="Compared with"
        value={days.against}
        onChange={onAgainst}
        options={comparisons}
      />
    </div>
  )
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

export interface AnalysisTab {
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

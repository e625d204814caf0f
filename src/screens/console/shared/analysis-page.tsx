import { type ComponentProps, type ComponentType, Suspense, useMemo, useState } from 'react'
import * as v from 'valibot'
import { type CustomDates, dayText, isReversed, parseDay, startOfDay } from '#db/days.ts'
import { type Analysis, getAnalysis } from '#db/reports/analysis-queries.ts'
import {
  type AnalysisQuestion,
  type AnalysisRange,
  analysisRanges,
  comparedWith,
  type ComparedWith,
  spanOf,
} from '#db/reports/analysis-span.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { DateInput } from '#src/forms/date-inputs.tsx'
import { rangeReversed } from '#src/rules/format.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { Card } from '#src/ui/card.tsx'
import { type AddressOf, oneOf, textThat } from '#src/ui/list/address.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Select } from '#src/ui/select.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { beforeInWords, daysInWords, rangeLabels } from './analysis-figures.ts'

const day = textThat((text) => parseDay(text) !== null)

/** Address parameters of every analytics screen: the date range and its comparison. */
const analysisEntries = {
  range: oneOf(analysisRanges, 'last30days'),
  /** The two days of a custom range, as `2026-11-21`. */
  from: day,
  to: day,
  against: oneOf(comparedWith, 'before'),
  /** The chart selection and the table sort; each tab has its own. */
  chosen: textThat((text) => text.length <= 40),
  sort: textThat((text) => /^-?[a-z]{1,20}$/.test(text)),
}

const analysisAddress = v.object(analysisEntries)

/** The date range in the address; the screen handles the tab. */
export type AskedDays = AddressOf<typeof analysisAddress>

const questionOf = ({ range, from, to, against }: AskedDays): AnalysisQuestion => ({
  // The address schema allows only these values.
  range: range as AnalysisRange,
  from,
  to,
  against,
})

/** Returns the errors of two days, by field. */
function mistakes({ from, to }: CustomDates, today: Date): Partial<CustomDates> {
  const isAhead = (text: string) => (parseDay(text)?.getTime() ?? 0) >= startOfDay(today, 1)
  const wrong: Partial<CustomDates> = {}
  if (parseDay(from) === null) wrong.from = reportMessages.firstDayMissing
  else if (isAhead(from)) wrong.from = reportMessages.dayAhead
  else if (isReversed({ from, to })) wrong.from = rangeReversed
  if (parseDay(to) === null) wrong.to = reportMessages.lastDayMissing
  else if (isAhead(to)) wrong.to = reportMessages.dayAhead
  return wrong
}

/**
 * Queries the platform's figures for the range in the address, live. A custom range applies once both days are valid;
 * until then the last valid figures stay.
 */
function useAnalysis(days: AskedDays, ask: (change: Partial<AskedDays>) => void) {
  const today = useToday()
  const question = useMemo(() => questionOf(days), [days])
  const [typed, setTyped] = useState<CustomDates | null>(null)
  const custom = typed ?? { from: days.from, to: days.to }
  const analysis = useQuery(
    (db) => getAnalysis(db, question),
    [dayText(today), question.range, question.from, question.to, question.against],
  )
  return {
    analysis,
    today,
    custom,
    errors: question.range === 'custom' ? mistakes(custom, today) : {},
    /** A custom range starts as the days shown. */
    chooseRange(range: AnalysisRange) {
      setTyped(null)
      const { period } = spanOf(question, today)
      ask(
        range === 'custom'
          ? {
              range,
              from: dayText(new Date(period.from)),
              to: dayText(new Date(period.before - 1)),
            }
          : { range, from: '', to: '' },
      )
    },
    typeDays(next: CustomDates) {
      setTyped(next)
      const wrong = mistakes(next, today)
      if (!wrong.from && !wrong.to) ask(next)
    },
  }
}
export type Analysing = ReturnType<typeof useAnalysis>

const ranges = analysisRanges.map((value) => ({ value, label: rangeLabels[value] }))
const comparisons = [
  { value: 'before', label: 'Previous period' },
  { value: 'year', label: 'Previous year' },
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
        label="Period"
        value={days.range as AnalysisRange}
        onChange={chooseRange}
        options={ranges}
      />
      {days.range === 'custom' &&
        (['from', 'to'] as const).map((end) => (
          <DateInput
            key={end}
            label={end === 'from' ? 'Start date' : 'End date'}
            max={last}
            value={custom[end]}
            error={errors[end]}
            onChange={({ target }) => typeDays({ ...custom, [end]: target.value })}
          />
        ))}
      <Select
        label="Compare with"
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
function AnalysisBody({ title, tabs }: Props) {
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

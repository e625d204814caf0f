import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { type CustomDates, dayText, isReversed, parseDay, startOfDay } from '#db/days.ts'
import {
  type AnalysisQuestion,
  type AnalysisRange,
  analysisRanges,
  comparedWith,
  type ComparedWith,
  spanOf,
} from '#db/reports/analysis-span.ts'
import { rangeReversed } from '#db/text/format.ts'
import { useToday } from '#src/data/use-query.ts'
import { DateInput } from '#src/forms/date-inputs.tsx'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { type AddressOf, oneOf, textThat } from '#src/ui/list/address.ts'
import { Select } from '#src/ui/select.tsx'
import { rangeLabels } from './analysis-figures.ts'

const day = textThat((text) => parseDay(text) !== null)

/** Address parameters of a screen with figures: the date range and its comparison. */
export const rangeEntries = {
  range: oneOf(analysisRanges, 'last30days'),
  /** The two days of a custom range, as `2026-11-21`. */
  from: day,
  to: day,
  against: oneOf(comparedWith, 'before'),
}

const rangeAddress = v.object(rangeEntries)

/** The date range in the address. */
type AskedDays = AddressOf<typeof rangeAddress>

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
 * Returns the question that the address asks, and what changes it. A custom range applies once both days are valid;
 * until then the last valid one stays.
 */
export function useAskedRange(days: AskedDays, ask: (change: Partial<AskedDays>) => void) {
  const today = useToday()
  const question = useMemo(() => questionOf(days), [days])
  const [typed, setTyped] = useState<CustomDates | null>(null)
  const custom = typed ?? { from: days.from, to: days.to }
  return {
    question,
    /** For the dependencies of a query. */
    asked: [dayText(today), question.range, question.from, question.to, question.against],
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
type AskedRange = ReturnType<typeof useAskedRange>

const ranges = analysisRanges.map((value) => ({ value, label: rangeLabels[value] }))
const comparisons = [
  { value: 'before', label: 'Previous period' },
  { value: 'year', label: 'Previous year' },
] as const

interface RangeBarProps extends Pick<
  AskedRange,
  'custom' | 'errors' | 'chooseRange' | 'typeDays' | 'today'
> {
  days: AskedDays
  /** Left out where the comparison is always the previous period. */
  onAgainst?: (against: ComparedWith) => void
}

/** The date range of figures, and what they are compared with. */
export function RangeBar({ days, onAgainst, ...own }: RangeBarProps) {
  const { custom, errors, chooseRange, typeDays, today } = own
  const last = dayText(today)
  return (
    <div
      data-no-print
      className="flex w-full flex-wrap items-start gap-x-2 gap-y-3 *:max-w-full *:min-w-36 *:flex-auto md:w-auto md:gap-x-3 md:*:w-52 md:*:flex-none"
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
            onChange={(day) => typeDays({ ...custom, [end]: day })}
          />
        ))}
      {onAgainst && (
        <Select
          label="Compare with"
          value={days.against}
          onChange={onAgainst}
          options={comparisons}
        />
      )}
    </div>
  )
}

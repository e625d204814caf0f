import { analysisRanges, type AnalysisRange, type ComparedWith } from '#db/reports/analysis-span.ts'
import { dayText } from '#db/days.ts'
import { DateInput } from '#src/forms/date-inputs.tsx'
import { Select } from '#src/ui/select.tsx'
import type { AskedDays } from './address.ts'
import type { Analysing } from './use-analysis.ts'
import { rangeLabels } from './words.ts'

const ranges = analysisRanges.map((value) => ({ value, label: rangeLabels[value] }))
const comparisons = [
  { value: 'before', label: 'Days before' },
  { value: 'year', label: 'Year earlier' },
] as const

interface Props extends Pick<
  Analysing,
  'custom' | 'errors' | 'chooseRange' | 'typeDays' | 'today'
> {
  days: AskedDays
  onAgainst: (against: ComparedWith) => void
}

/** Which days the figures are of, and what they are held against. */
export function RangeBar({ days, onAgainst, ...own }: Props) {
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

import { isReversed } from '#db/days.ts'
import { DateRangeInputs } from '#src/forms/date-inputs.tsx'
import { rangeReversed } from '#src/rules/format.ts'
import type { Narrowing } from './filters.ts'

interface Props {
  filters: Narrowing
  set: (change: Partial<Narrowing>) => void
}

/** The two days of a custom range. */
export const CustomDays = ({ filters, set }: Props) => (
  <DateRangeInputs
    value={{ from: filters.from, to: filters.to }}
    onChange={set}
    error={isReversed(filters) ? rangeReversed : undefined}
  />
)

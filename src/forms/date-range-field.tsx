import type { CustomDates } from '#src/rules/date-ranges.ts'
import { useBoundField } from './bound-field.ts'
import { DateRangeInputs } from './date-inputs.tsx'

export function FormDateRange() {
  const { value, error, change } = useBoundField<CustomDates>()
  return <DateRangeInputs value={value} error={error} onChange={change} />
}

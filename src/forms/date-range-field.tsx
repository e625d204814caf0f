import { useBoundField } from './bound-field.ts'
import { DateRangeInputs, type Days } from './date-inputs.tsx'

export function FormDateRange() {
  const { value, error, change } = useBoundField<Days>()
  return <DateRangeInputs value={value} error={error} onChange={change} />
}

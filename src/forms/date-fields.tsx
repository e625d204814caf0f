import { useBoundField } from './bound-field.ts'
import { DateInput, type DateProps, DateRangeInputs, type Days } from './date-inputs.tsx'

export function FormDateField(props: Omit<DateProps, 'value' | 'onChange'>) {
  const { change, ...bound } = useBoundField<string>()
  return <DateInput {...props} {...bound} onChange={change} />
}

export function FormDateRange() {
  const { value, error, change } = useBoundField<Days>()
  return <DateRangeInputs value={value} error={error} onChange={change} />
}

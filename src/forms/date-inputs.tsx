import { isReversed, rangeReversed, type CustomDates } from '#src/rules/date-ranges.ts'
import { TextField } from '#src/ui/text-field.tsx'
import type { InputProps } from './inputs.tsx'

export function DateInput(props: InputProps) {
  return <TextField type="date" {...props} />
}

interface RangeProps {
  value: CustomDates
  onChange: (value: CustomDates) => void
  error?: string | undefined
}

/** Two days, the last one included; says itself when they are the wrong way round. */
export function DateRangeInputs({ value, onChange, error }: RangeProps) {
  return (
    <div className="grid max-w-105 grid-cols-2 items-start gap-2">
      <DateInput
        label="From"
        value={value.from}
        error={isReversed(value) ? rangeReversed : error}
        onChange={(event) => onChange({ ...value, from: event.target.value })}
      />
      <DateInput
        label="To"
        value={value.to}
        onChange={(event) => onChange({ ...value, to: event.target.value })}
      />
    </div>
  )
}

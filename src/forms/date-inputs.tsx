import { TextField } from '#src/ui/text-field.tsx'
import { useBoundField } from './bound-field.ts'
import type { InputProps } from './inputs.tsx'

export function DateInput(props: InputProps) {
  return <TextField type="date" {...props} />
}

/** Two days as date fields hold them: `2026-11-21`, or empty for an open end. */
export interface Days {
  from: string
  to: string
}

interface RangeProps {
  value: Days
  onChange: (value: Days) => void
  error?: string | undefined
}

/** A date range, including its last day. */
export function DateRangeInputs({ value, onChange, error }: RangeProps) {
  return (
    <div className="grid max-w-105 grid-cols-2 items-start gap-2">
      <DateInput
        label="From"
        value={value.from}
        error={error}
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

export function FormDateRange() {
  const { value, error, change } = useBoundField<Days>()
  return <DateRangeInputs value={value} error={error} onChange={change} />
}

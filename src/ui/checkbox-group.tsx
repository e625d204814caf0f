import { useId, type ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { describedBy, FieldNotes } from './field.tsx'

interface Props<Value extends string> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: readonly Value[]
  /** Receives the selected values in the order of the options. */
  onChange: (value: Value[]) => void
  options: readonly { value: Value; label: string }[]
  /** Long labels, stacked on phones. */
  long?: boolean
}

export function CheckboxGroup<Value extends string>({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  long = false,
}: Props<Value>) {
  const id = useId()
  const inRow =
    options.length === 3
      ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.25rem,30%)),1fr))]'
      : 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.25rem,40%)),1fr))]'
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className={`grid gap-x-3 ${long ? 'sm:grid-cols-2' : inRow}`}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            describedBy={describedBy(id, { hint, error })}
            invalid={error !== undefined}
            onChange={(checked) =>
              onChange(
                options
                  .map((each) => each.value)
                  .filter((each) => (each === option.value ? checked : value.includes(each))),
              )
            }
          />
        ))}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  )
}

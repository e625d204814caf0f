import { type ReactNode, useId } from 'react'
import { describedBy, FieldNotes } from './field.tsx'
import { Tick } from './glyphs.tsx'

interface CheckboxProps {
  label: string
  /** Visually hidden, where the row names the option. */
  labelHidden?: boolean
  checked: boolean
  /** Some but not all options are selected. */
  indeterminate?: boolean
  onChange: (checked: boolean) => void
  /** The ids of further descriptions. */
  describedBy?: string | undefined
  invalid?: boolean
}

export function Checkbox({
  label,
  labelHidden,
  checked,
  indeterminate = false,
  onChange,
  describedBy,
  invalid = false,
}: CheckboxProps) {
  const mark = 'pointer-events-none absolute opacity-0 text-on-primary'
  return (
    <label className="inline-flex min-h-11 min-w-11 items-center gap-3">
      <span
        className={`relative grid flex-none place-items-center ${labelHidden ? 'size-11' : 'size-5'}`}
      >
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          ref={(input) => {
            if (input) input.indeterminate = indeterminate
          }}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-5 appearance-none rounded-[5px] border-[1.5px] border-line-strong bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary focus-visible:rounded-[5px] forced-colors:appearance-auto"
        />
        <Tick
          size={14}
          className={`${mark} peer-checked:opacity-100 peer-indeterminate:opacity-0 forced-colors:hidden`}
        />
        <span
          className={`${mark} h-0.5 w-2.5 bg-on-primary peer-indeterminate:opacity-100 forced-colors:hidden`}
        />
      </span>
      <span className={labelHidden ? 'sr-only' : ''}>{label}</span>
    </label>
  )
}

interface CheckboxGroupProps<Value extends string> {
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
}: CheckboxGroupProps<Value>) {
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

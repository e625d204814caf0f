import { useId } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  /** The ids of further descriptions. */
  describedBy?: string | undefined
  /** The group has an error and can take the focus as a whole. */
  invalid?: boolean
}

/** A choice between a few options. Native radio buttons need no library for their keys. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  describedBy,
  invalid = false,
}: Props<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      tabIndex={invalid ? -1 : undefined}
      className="inline-flex max-w-full flex-wrap gap-0.5 rounded-control bg-sunken p-[3px]"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-[8px] border border-transparent px-[min(0.875rem,2.5vw)] text-sm font-semibold whitespace-nowrap text-muted outline-focus has-checked:border-line has-checked:bg-raised has-checked:text-text has-checked:shadow-card has-focus-visible:outline-3 dense:min-h-9.5 forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[8px] opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

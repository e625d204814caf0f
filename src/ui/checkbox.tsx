import { Tick } from './glyphs.tsx'

interface Props {
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
}: Props) {
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

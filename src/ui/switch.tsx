import type { ReactNode } from 'react'
import { useForbidden, type Forbiddable } from './forbidden.tsx'

interface Props extends Forbiddable {
  label: string
  /** Visually hidden, where the row names the setting. */
  labelHidden?: boolean
  hint?: ReactNode
  /** Marks a value that is not saved yet. */
  changed?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/**
 * A setting that takes effect at once, label left and switch right. The native checkbox needs no library for its keys.
 */
export function Switch({
  label,
  labelHidden,
  hint,
  changed = false,
  checked,
  onChange,
  forbidden,
}: Props) {
  const barred = useForbidden(forbidden)
  return (
    <label className="flex min-h-11 items-center justify-between gap-4">
      <span className={labelHidden ? 'sr-only' : 'min-w-0'}>
        <span className="font-semibold">{label}</span>
        {changed && <span className="sr-only"> (unsaved)</span>}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      {/* The box around the switch is a 46 px touch target. */}
      <span
        data-changed={changed || undefined}
        className="relative grid h-11.5 w-12 flex-none place-items-center before:pointer-events-none before:absolute before:inset-x-0 before:inset-y-2 before:rounded-full before:border-2 before:border-transparent data-changed:before:border-accent"
      >
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          {...barred.props}
          onChange={(event) =>
            forbidden === undefined ? onChange(event.target.checked) : barred.say()
          }
          className="peer h-6.5 w-11 appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-(--t-fast) checked:border-primary checked:bg-primary focus-visible:rounded-full aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        />
        {barred.note}
        <span className="pointer-events-none absolute left-1.5 size-4.5 rounded-full border border-transparent bg-line-strong transition-transform duration-(--t-base) ease-lay peer-checked:translate-x-4.5 peer-checked:bg-on-primary forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText]" />
      </span>
    </label>
  )
}

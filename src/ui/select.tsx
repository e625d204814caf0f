import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { describedBy, Field } from './field.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import { OptionRow } from './option-row.tsx'
import { useWide } from './use-media.ts'
import { loadWhenIdle } from './when-idle.ts'

const Popover = lazy(async () => ({ default: (await import('./popover.tsx')).Popover }))
// Not by Suspense: while it loads that would hide the dialog which the choice stands in, and a hidden dialog closes.
const SelectSheet = lazyDialog(() => import('./select-sheet.tsx'), 'SelectSheet')

interface Props<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  /** Label and value in one line, as for filters. */
  inline?: boolean
  error?: string | undefined
  className?: string
}

/** One of several: a list beside it where there is room, from the bottom edge on phones. */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  options,
  inline = false,
  error,
  className = '',
}: Props<Value>) {
  const [open, setOpen] = useState(false)
  const wide = useWide()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const at = options.findIndex((option) => option.value === value)
  const chosen = options[at]
  useEffect(() => (wide ? undefined : loadWhenIdle(SelectSheet.preload)), [wide])

  function close() {
    setOpen(false)
  }
  function choose(next: Value) {
    close()
    button.current?.focus()
    if (next !== value) onChange(next)
  }
  const shared = { id: `${id}-list`, label, chosen: chosen && at }
  const rows = options.map((option, index) => (
    <OptionRow
      key={option.value}
      label={option.label}
      selected={option.value === value}
      first={chosen ? option === chosen : index === 0}
      inSheet={!wide}
      onChoose={() => choose(option.value)}
    />
  ))

  const control = (
    <button
      ref={button}
      type="button"
      id={id}
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-controls={open ? `${id}-list` : undefined}
      aria-label={`${label}: ${chosen?.label ?? ''}`}
      aria-describedby={describedBy(id, { error })}
      data-invalid={error ? true : undefined}
      onClick={() => setOpen(!open)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpen(true)
      }}
      className={`inline-flex min-h-11 min-w-0 items-center justify-between gap-2.5 rounded-control border bg-surface px-3.5 text-left text-base outline-offset-1 hover:bg-hover [&_svg]:size-4.5 [&_svg]:flex-none [&_svg]:text-subtle ${error ? 'border-danger' : 'border-line-strong'} ${inline ? '' : 'w-full'}`}
    >
      <span className="truncate">
        {inline && <span className="text-muted">{label} </span>}
        <span className={inline ? 'font-semibold' : ''}>{chosen?.label}</span>
      </span>
      <ChevronDown aria-hidden />
    </button>
  )

  const list = wide ? (
    open &&
    button.current && (
      <Suspense>
        <Popover
          {...shared}
          anchor={button.current}
          onClose={close}
          align="start"
          matchWidth
          role="listbox"
        >
          {rows}
        </Popover>
      </Suspense>
    )
  ) : (
    <SelectSheet {...shared} open={open} onClose={close}>
      {rows}
    </SelectSheet>
  )

  return (
    <Field {...{ id, label, error, className }} labelHidden={inline}>
      {control}
      {list}
    </Field>
  )
}

import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useAtPress } from './at-press.ts'
import { Dialog } from './dialog.tsx'
import { describedBy, Field, type FieldLook } from './field.tsx'
import { lazyPart } from './lazy-part.ts'
import {
  DescribedButton,
  type ListProps,
  type Option,
  optionRow,
  optionTick,
} from './select-parts.tsx'
import { useWide } from './viewport.ts'

interface Props<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Option<Value>[]
  /** Label and value on one line, as for filters. */
  inline?: boolean
  look?: FieldLook
  hint?: ReactNode
  error?: string | undefined
  className?: string
}

const looks: Record<FieldLook, string> = {
  box: 'rounded-control border bg-surface px-3.5 max-[389px]:px-3 max-[389px]:text-[0.9375rem]',
  line: 'rounded-[4px] border-b border-dashed',
}

/** A choice of one option: a list beside the button where there is room, a sheet from the bottom edge on phones. */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  options,
  inline = false,
  look = 'box',
  hint,
  error,
  className = '',
}: Props<Value>) {
  const wide = useWide()
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  const button = {
    id,
    'aria-label': `${label}: ${chosen?.label ?? ''}`,
    notes: describedBy(id, { hint, error }),
    'data-invalid': error ? (true as const) : undefined,
    className: `inline-flex min-h-11 min-w-0 items-center justify-between gap-2.5 text-left text-base outline-offset-1 hover:bg-hover [&_svg]:size-4.5 [&_svg]:flex-none [&_svg]:text-subtle ${looks[look]} ${error ? 'border-danger' : 'border-line-strong'} ${inline ? '' : 'w-full'}`,
    children: (
      <>
        <span className="truncate">
          {inline && <span className="text-muted">{label} </span>}
          <span className={inline ? 'font-semibold' : ''}>{chosen?.label}</span>
        </span>
        <ChevronDown aria-hidden />
      </>
    ),
  }
  const choose = (next: Value) => {
    if (next !== value) onChange(next)
  }

  return (
    <Field {...{ id, label, hint, error, className }} labelHidden={inline}>
      {wide ? (
        <ListAtPress {...{ button, value, options, chosen }} onChoose={choose} />
      ) : (
        <SelectSheet {...{ label, button, value, options, chosen }} onChoose={choose} />
      )}
    </Field>
  )
}

export const selectBeside = lazyPart(async () => (await import('./select-beside.tsx')).SelectBeside)

/** The list beside its button, which loads and mounts with the first press. */
function ListAtPress<Value extends string>(props: ListProps<Value>) {
  const {
    Part: SelectBeside,
    pressedBy,
    pressable,
  } = useAtPress(selectBeside, ['ArrowDown', 'ArrowUp'])
  if (SelectBeside && pressedBy) return <SelectBeside {...props} startsWith={pressedBy} />
  return <DescribedButton {...props.button} aria-haspopup="listbox" {...pressable} />
}

interface SheetProps<Value extends string> extends ListProps<Value> {
  label: string
}

/** A sheet of buttons, because the library's list closes when a dialog opens. */
function SelectSheet<Value extends string>({
  label,
  button,
  options,
  chosen,
  onChoose,
}: SheetProps<Value>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DescribedButton
        {...button}
        aria-haspopup="listbox"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={label}>
        <div role="listbox" aria-label={label} className="-mx-3">
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              role="option"
              aria-selected={option === chosen}
              data-autofocus={option === chosen || undefined}
              onClick={() => {
                setOpen(false)
                onChoose(option.value)
              }}
              className={`min-h-13 text-left hover:bg-hover ${option === chosen ? 'font-semibold' : 'font-medium'} ${optionRow}`}
            >
              {option.label}
              {option === chosen && optionTick}
            </button>
          ))}
        </div>
      </Dialog>
    </>
  )
}

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { describedBy, Field, type FieldLook } from './field.tsx'
import { Tick } from './glyphs.tsx'
import { useWide } from './viewport.ts'

interface Option<Value extends string> {
  value: Value
  label: string
}

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
  box: 'rounded-control border bg-surface px-3.5',
  line: 'rounded-[4px] border-b border-dashed',
}

const row = 'flex w-full cursor-pointer items-center justify-between gap-3 rounded-[8px] px-3'
const tick = <Tick className="flex-none text-success" />

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
    'data-invalid': error ? true : undefined,
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
        <Listbox value={value} onChange={choose}>
          <ListboxButton as={DescribedButton} {...button} />
          <ListboxOptions
            anchor={{ to: 'bottom start', gap: 6, padding: 8 }}
            modal={false}
            className="z-50 min-w-[max(13.5rem,var(--button-width))] animate-appear overscroll-contain rounded-xl border border-line bg-raised p-1.5 text-text shadow-menu outline-none"
          >
            {options.map((option) => (
              <ListboxOption
                key={option.value}
                value={option.value}
                className={`min-h-11 text-[0.9375rem] font-medium data-focus:bg-hover data-selected:font-semibold dense:min-h-10 ${row}`}
              >
                {option.label}
                {option === chosen && tick}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      ) : (
        <SelectSheet {...{ label, button, options, chosen }} onChoose={choose} />
      )}
    </Field>
  )
}

interface DescribedProps extends ComponentProps<'button'> {
  /** The ids of further descriptions. */
  notes: string | undefined
}

/** The library sets `aria-describedby` itself. */
function DescribedButton({ notes, ...props }: DescribedProps) {
  return <button type="button" {...props} aria-describedby={notes} />
}

interface SheetProps<Value extends string> {
  label: string
  button: DescribedProps
  options: readonly Option<Value>[]
  chosen: Option<Value> | undefined
  onChoose: (value: Value) => void
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
              className={`min-h-13 text-left hover:bg-hover ${option === chosen ? 'font-semibold' : 'font-medium'} ${row}`}
            >
              {option.label}
              {option === chosen && tick}
            </button>
          ))}
        </div>
      </Dialog>
    </>
  )
}

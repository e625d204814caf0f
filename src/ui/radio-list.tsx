import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { describedBy, FieldNotes } from './field.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** A remark to read before choosing the option, such as current problems. */
  note?: string | undefined
  /** What the option costs, or another word at the end of its row. */
  aside?: string | undefined
  /** The reason why the option is unavailable. */
  off?: string | undefined
}

interface Props<Value extends string> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  /** The fields of the selected option, which appear below it. */
  chosenContent?: ReactNode
}

/**
 * A radio group with one row per option, for options with a picture, a reason for being unavailable, or fields of their
 * own.
 */
export function RadioList<Value extends string>({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  chosenContent,
}: Props<Value>) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      className="@container grid min-w-0 grid-cols-1 gap-1.5 outline-none"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </p>
      <div
        className={`overflow-clip rounded-control bg-surface ${error ? 'border-2 border-danger' : 'border border-line-strong'}`}
      >
        {options.map((option) => {
          const chosen = value === option.value
          return (
            <div key={option.value} className="border-t border-line first:border-t-0">
              <RadioRow
                option={option}
                name={id}
                chosen={chosen}
                onChoose={() => onChange(option.value)}
              />
              {chosen && !option.off && chosenContent && (
                <div className="grid grid-cols-1 gap-4 border-t border-line px-3.5 pt-3.5 pb-4 @max-[12rem]:px-2">
                  {chosenContent}
                </div>
              )}
            </div>
          )
        })}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

interface RowProps {
  option: RadioOption<string>
  name: string
  chosen: boolean
  onChoose: () => void
}

function RadioRow({ option, name, chosen, onChoose }: RowProps) {
  const { value, label, icon, note, off } = option
  const aside = off ?? option.aside
  const look = chosen ? 'bg-selected' : off ? 'cursor-not-allowed bg-sunken' : 'hover:bg-hover'
  return (
    <label
      className={`flex min-h-13 items-center gap-3 px-3.5 @max-[12rem]:flex-wrap @max-[12rem]:gap-2 @max-[12rem]:py-2 @max-[12rem]:px-2 @max-[12rem]:text-sm outline-offset-[-3px] outline-focus has-focus-visible:outline-3 ${look}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        disabled={off !== undefined && !chosen}
        onChange={onChoose}
        className="grid size-5 flex-none appearance-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface outline-none before:size-2.5 before:rounded-full @max-[12rem]:size-[20px] @max-[12rem]:before:size-[10px] checked:border-primary checked:before:bg-primary disabled:opacity-60 forced-colors:appearance-auto"
      />
      {/* Leaves room for large text. */}
      {icon && <span className="flex-none @max-[12rem]:hidden">{icon}</span>}
      <span className={`min-w-0 wrap-anywhere ${off ? 'text-subtle' : 'font-medium'}`}>
        {label}
        {note && (
          <span className="mt-0.5 flex items-start gap-1.5 text-sm font-normal text-on-warning-soft">
            <TriangleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
            {note}
          </span>
        )}
      </span>
      {aside && <span className="ml-auto text-sm text-subtle tabular-nums">{aside}</span>}
    </label>
  )
}

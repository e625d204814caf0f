import { useId } from 'react'
import { Field } from './field.tsx'

interface Props {
  label: string
  /** The index of the current stop, from 0. */
  value: number
  onChange: (value: number) => void
  /** The number of stops. */
  count: number
  /** The current value as text. */
  text: string
  /** The labels of the first and last stop. */
  ends: readonly [string, string]
}

/** A slider with discrete stops: the native range input. */
export function Slider({ label, value, onChange, count, text, ends }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} labelHidden>
      <input
        type="range"
        id={id}
        min={0}
        max={count - 1}
        step={1}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full cursor-pointer touch-pan-y rounded-control accent-primary"
      />
      <p aria-hidden className="-mt-3 flex justify-between text-xs text-subtle tabular-nums">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </Field>
  )
}

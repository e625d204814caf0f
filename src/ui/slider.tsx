import { useId } from 'react'
import { Field } from './field.tsx'

interface Props {
  label: string
  /** At which of the stops it stands, from 0. */
  value: number
  onChange: (value: number) => void
  /** How many stops there are. */
  count: number
  /** What it stands at, as people read it. */
  text: string
  /** What the first and the last stop are. */
  ends: readonly [string, string]
}

/** One of many stops in a row, under a thumb: the browser's own range. */
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

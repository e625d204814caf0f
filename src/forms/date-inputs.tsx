import { type FocusEvent, useState } from 'react'
import { dayProblem } from '#db/text/validation.ts'
import { TextField } from '#src/ui/text-field.tsx'
import type { InputProps } from './inputs.tsx'

export type DateProps = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  /** A day, `2026-11-21`, or '' for none. */
  value: string
  /** Receives a whole day, or '' while what is typed is none. */
  onChange: (day: string) => void
}

const problemOf = ({ value, validity }: HTMLInputElement) => dayProblem(value, validity.badInput)

/**
 * A day, typed or picked. The field keeps what is typed until it is a day, and says why it is none once it is left; only
 * days are reported. R48.
 */
export function DateInput({ value, onChange, error, onBlur, ...props }: DateProps) {
  // What is typed, over the value that it was typed over: that of the form or address may follow later.
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  const [problem, setProblem] = useState<string>()
  if (typed && typed.over !== value) {
    const isUnread = value === '' && dayProblem(typed.text, true) !== undefined
    setTyped(isUnread ? { ...typed, over: value } : undefined)
    if (!isUnread) setProblem(undefined)
  }

  return (
    <TextField
      {...props}
      type="date"
      value={typed ? typed.text : value}
      error={problem ?? error}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return
        setTyped({ text: target.value, over: value })
        // A sentence about a date that is still being typed would come too early.
        if (problem !== undefined) setProblem(problemOf(target))
        onChange(problemOf(target) === undefined ? target.value : '')
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setProblem(problemOf(event.target))
        onBlur?.(event)
      }}
    />
  )
}

/** Two days as date fields hold them: `2026-11-21`, or empty for an open end. */
export interface Days {
  from: string
  to: string
}

interface RangeProps {
  value: Days
  onChange: (value: Days) => void
  error?: string | undefined
}

/** A date range, including its last day. */
export function DateRangeInputs({ value, onChange, error }: RangeProps) {
  return (
    <div className="grid max-w-105 grid-cols-2 items-start gap-2">
      <DateInput
        label="From"
        value={value.from}
        error={error}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DateInput label="To" value={value.to} onChange={(to) => onChange({ ...value, to })} />
    </div>
  )
}

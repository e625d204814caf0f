import { isReversed, rangeReversed, type CustomDates } from '#src/rules/date-ranges.ts'
import { longest } from '#src/rules/lengths.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx'

/** One line of text, for what the fields below make of it. */
export type InputProps = Omit<Extract<TextFieldProps, { multiline?: false }>, 'multiline'>

/*
 * Each kind of text with the keyboard, the limits and the helpers that it takes. They know nothing of a form, so that
 * the landing page, which draws before any form's script is there, has the same ones.
 */

export function EmailInput(props: InputProps) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longest.email}
      {...props}
    />
  )
}

export function PhoneInput(props: InputProps) {
  return <TextField type="tel" autoComplete="tel" maxLength={longest.phone} {...props} />
}

export function DateInput(props: InputProps) {
  return <TextField type="date" {...props} />
}

const symbols = { USD: '$', ZWL: 'ZWL' } as const

type MoneyProps = InputProps & {
  /** Whose sign stands before it; left out where the label names the currency. */
  currency?: keyof typeof symbols
}

/** An amount as it is typed; `parseAmount` of the rules reads it. */
export function MoneyInput({ currency, ...props }: MoneyProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...(currency && { prefix: symbols[currency] })}
      {...props}
    />
  )
}

/** A percent as it is typed, in steps of a tenth. */
export function PercentInput(props: InputProps) {
  return <TextField type="number" inputMode="decimal" step="0.1" suffix="%" {...props} />
}

export function PasswordInput(props: InputProps) {
  return <PasswordField maxLength={longest.password} {...props} />
}

interface RangeProps {
  value: CustomDates
  onChange: (value: CustomDates) => void
  error?: string | undefined
}

/** Two days, the last one included; says itself when they are the wrong way round. */
export function DateRangeInputs({ value, onChange, error }: RangeProps) {
  return (
    <div className="grid max-w-105 grid-cols-2 items-start gap-2">
      <DateInput
        label="From"
        value={value.from}
        error={isReversed(value) ? rangeReversed : error}
        onChange={(event) => onChange({ ...value, from: event.target.value })}
      />
      <DateInput
        label="To"
        value={value.to}
        onChange={(event) => onChange({ ...value, to: event.target.value })}
      />
    </div>
  )
}

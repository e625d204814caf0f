import { longest } from '#src/rules/format.ts'
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx'

/** One line of text, for what the fields below make of it. */
export type InputProps = Omit<Extract<TextFieldProps, { multiline?: false }>, 'multiline'>

/*
 * The controls that the public pages have too. They know nothing of a form, so that those pages, which are drawn before
 * any script is there, do without the forms' own.
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

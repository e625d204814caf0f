import { currencySymbol, longest } from '#db/text/format.ts'
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx'

/** A single-line text input. */
export type InputProps = Omit<Extract<TextFieldProps, { multiline?: false }>, 'multiline'>

/*
 * The controls shared with the public pages. They do not depend on a form, so that prerendered pages need none of the
 * form code.
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

type MoneyProps = InputProps & {
  /** Shows the currency's symbol before the amount; left out where the label names the currency. */
  currency?: 'USD' | 'ZWL'
}

/** An amount of money as text; `parseAmount` of the rules parses it. */
export function MoneyInput({ currency, ...props }: MoneyProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...(currency && { prefix: currencySymbol(currency).trim() })}
      {...props}
    />
  )
}

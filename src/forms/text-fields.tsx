import type { ComponentType } from 'react'
import { longest } from '#db/text/format.ts'
import { PasswordField, TextField, type TextFieldProps } from '#src/ui/text-field.tsx'
import { useBoundText, type TypedText } from './bound-field.ts'
import { EmailInput, MoneyInput, type InputProps } from './inputs.tsx'

function PhoneInput(props: InputProps) {
  return <TextField type="tel" autoComplete="tel" maxLength={longest.phone} {...props} />
}

/** A percentage as text; `parsePercent` of the rules parses it. */
function PercentInput(props: InputProps) {
  return <TextField inputMode="decimal" autoComplete="off" suffix="%" {...props} />
}

function PasswordInput(props: InputProps) {
  return <PasswordField maxLength={longest.password} {...props} />
}

/** A text of several lines, of the length that `ownWords` takes. */
function TextArea(props: Omit<Extract<TextFieldProps, { multiline: true }>, 'multiline'>) {
  return <TextField multiline rows={3} maxLength={longest.text} autoComplete="off" {...props} />
}

/** Props of the binding that the control does not take. */
const notTheControls = { format: undefined, settle: undefined }

/** Binds a text control to the surrounding field. */
const bound = <Props extends object>(Control: ComponentType<Props>) =>
  function BoundText(props: Props & TypedText) {
    const { error = props.error, ...field } = useBoundText(props)
    return <Control {...props} {...field} error={error} {...notTheControls} />
  }

export const FormTextField = bound<TextFieldProps>(TextField)
export const FormTextArea = bound(TextArea)
export const FormEmailField = bound(EmailInput)
export const FormPhoneField = bound(PhoneInput)
export const FormPasswordField = bound(PasswordInput)
export const FormMoneyField = bound(MoneyInput)
export const FormPercentField = bound(PercentInput)

import type { ComponentType } from 'react'
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx'
import { useBoundText, type TypedText } from './bound-field.ts'
import {
  DateInput,
  EmailInput,
  MoneyInput,
  PasswordInput,
  PercentInput,
  PhoneInput,
} from './inputs.tsx'

/** Binds a control of text to the field around it. */
const bound = <Props extends object>(Control: ComponentType<Props>) =>
  function BoundText({ format, settle, ...props }: Props & TypedText) {
    return <Control {...(props as unknown as Props)} {...useBoundText({ format, settle })} />
  }

export const FormTextField = bound<TextFieldProps>(TextField)
export const FormEmailField = bound(EmailInput)
export const FormPhoneField = bound(PhoneInput)
export const FormPasswordField = bound(PasswordInput)
export const FormMoneyField = bound(MoneyInput)
export const FormPercentField = bound(PercentInput)
export const FormDateField = bound(DateInput)

import { PasswordField, type PasswordFieldProps } from '#src/ui/password-field.tsx'
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx'
import { useBoundField } from './bound-field.ts'

export function FormTextField(props: TextFieldProps) {
  return <TextField {...props} {...useBoundField()} />
}

export function FormPasswordField(props: PasswordFieldProps) {
  return <PasswordField {...props} {...useBoundField()} />
}

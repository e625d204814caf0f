import { createFormHook, revalidateLogic } from '@tanstack/react-form'
import { parse, type GenericSchema } from 'valibot'
import { fieldContext, formContext } from './form-contexts.ts'
import { FormPasswordField, FormTextField } from './form-fields.tsx'
import { Form, SubmitButton } from './form-parts.tsx'

const { useAppForm: useHook } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField: FormTextField, PasswordField: FormPasswordField },
  formComponents: { Form, SubmitButton },
})

interface Options<Values, Valid> {
  /** What is typed, and what it becomes when it is valid; its messages stand under the fields. */
  schema: GenericSchema<Values, Valid>
  start: Values
  /** Gets the values as the schema returns them. */
  onSubmit: (values: Valid) => Promise<void> | void
}

/**
 * The one way to make a form: checked when it is sent, then at every change.
 *
 *   const form = useAppForm({ schema, start, onSubmit })
 *   <form.AppForm><form.Form>
 *     <form.AppField name="email">{(field) => <field.TextField label="Email" />}</form.AppField>
 *     <form.SubmitButton pendingLabel="Sending">Send</form.SubmitButton>
 *   </form.Form></form.AppForm>
 */
export function useAppForm<Values, Valid>({ schema, start, onSubmit }: Options<Values, Valid>) {
  return useHook({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => onSubmit(parse(schema, value)),
  })
}

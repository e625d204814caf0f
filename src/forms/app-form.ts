import { createFormHook, type DeepKeys, evaluate, revalidateLogic } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { type GenericSchema, parse } from 'valibot'
import { formMessages } from '#src/rules/messages/app.ts'
import { clashes, fieldChanges, type FieldChanges } from './changed-fields.ts'
import {
  FormCheckbox,
  FormCheckboxGroup,
  FormFileField,
  FormRadioList,
  FormSegmented,
  FormSelect,
  FormSwitch,
} from './choice-fields.tsx'
import { FormCodeField } from './code-field.tsx'
import { FormDateField, FormDateRange } from './date-fields.tsx'
import { fieldContext, formContext } from './form-contexts.ts'
import { Form, SubmitButton } from './form-parts.tsx'
import { KeepDraft, LeaveGuard } from './leave-guard.tsx'
import {
  FormEmailField,
  FormMoneyField,
  FormPasswordField,
  FormPercentField,
  FormPhoneField,
  FormTextArea,
  FormTextField,
} from './text-fields.tsx'

const { useAppForm: useHook } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField: FormTextField,
    TextArea: FormTextArea,
    EmailField: FormEmailField,
    PhoneField: FormPhoneField,
    PasswordField: FormPasswordField,
    CodeField: FormCodeField,
    MoneyField: FormMoneyField,
    PercentField: FormPercentField,
    DateField: FormDateField,
    DateRange: FormDateRange,
    Select: FormSelect,
    Segmented: FormSegmented,
    RadioList: FormRadioList,
    CheckboxGroup: FormCheckboxGroup,
    Checkbox: FormCheckbox,
    Switch: FormSwitch,
    FileField: FormFileField,
  },
  formComponents: { Form, SubmitButton, LeaveGuard, KeepDraft },
})

/** The messages for fields that the action refused, such as an address that is taken. */
type Refusals<Values> = { [Name in keyof Values]?: string }

export interface FormOptions<Values, Valid> {
  /** Validates and converts the typed values; its messages appear below the fields. */
  schema: GenericSchema<Values, Valid>
  start: Values
  /** The form edits stored data, which someone else may change in the meantime. */
  edits?: boolean
  /**
   * Receives the schema's output, and only the fields that differ from the initial values. Returned messages appear at
   * their fields until something changes.
   */
  onSubmit: (
    values: Valid,
    changes: FieldChanges<Valid>,
  ) => Promise<Refusals<Values> | void> | Refusals<Values> | void
}

/**
 * Creates a form: validated on submit, then on every change; submitted once at a time.
 *
 *     const form = useAppForm({ schema, start, onSubmit })
 *     <form.AppForm><form.Form>
 *       <form.AppField name="email">{(field) => <field.EmailField label="Email" />}</form.AppField>
 *       <form.SubmitButton pendingLabel="Sending">Send</form.SubmitButton>
 *     </form.Form></form.AppForm>
 *
 * Until something is typed, the form follows `start`; after that its initial values are fixed. When a field was changed
 * both here and by someone else, the first submit shows the other value and the second one saves.
 */
export function useAppForm<Values extends object, Valid extends object>({
  schema,
  start,
  edits = true,
  onSubmit,
}: FormOptions<Values, Valid>) {
  const [began, setBegan] = useState(start)
  const seen = useRef(new Map<string, unknown>())

  /** Shows the other person's values at fields where they were not shown yet; returns whether there were any. */
  function saySomeoneElse(value: Values): boolean {
    const unseen = clashes(began, start, value).filter(
      ({ path, theirs }) => !seen.current.has(path) || !evaluate(seen.current.get(path), theirs),
    )
    for (const { path, theirs } of unseen) {
      seen.current.set(path, theirs)
      sayAt(path, formMessages.changedMeanwhile(theirs))
    }
    return unseen.length > 0
  }

  function sayAt(name: string, message: string | undefined) {
    form.setFieldMeta(name as DeepKeys<Values>, (meta) => ({
      ...meta,
      errorMap: { ...meta.errorMap, onDynamic: [{ message }] },
      // Marked as the form's own error, so that its next validation removes it.
      errorSourceMap: { ...meta.errorSourceMap, onDynamic: 'form' },
    }))
  }

  const form = useHook({
    defaultValues: began,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      if (edits && saySomeoneElse(value)) return
      const refused = await onSubmit(parse(schema, value), fieldChanges(schema, began, value))
      for (const [name, message] of Object.entries<string | undefined>(refused ?? {}))
        sayAt(name, message)
    },
  })
  if (!form.state.isTouched && !evaluate(start, began)) setBegan(start)
  return form
}

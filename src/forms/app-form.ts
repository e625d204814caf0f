import { createFormHook, evaluate, revalidateLogic, type DeepKeys } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { parse, type GenericSchema } from 'valibot'
import { formMessages } from '#src/rules/messages/app.ts'
import { changesOf, clashes, type Changes } from './changed-fields.ts'
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
import { FormDateRange } from './date-range-field.tsx'
import { fieldContext, formContext } from './form-contexts.ts'
import { Form, SubmitButton } from './form-parts.tsx'
import { KeepDraft } from './keep-draft.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import {
  FormDateField,
  FormEmailField,
  FormMoneyField,
  FormPasswordField,
  FormPercentField,
  FormPhoneField,
  FormTextField,
} from './text-fields.tsx'

const { useAppForm: useHook } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    TextField: FormTextField,
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

/** The words for fields that were refused where the form was sent to, such as an address that is taken. */
type Refusals<Values> = { [Name in keyof Values]?: string }

interface Options<Values, Valid> {
  /** What is typed, and what it becomes when it is valid; its messages stand under the fields. */
  schema: GenericSchema<Values, Valid>
  start: Values
  /** Whether the form edits what is stored, which someone else may change meanwhile. */
  edits?: boolean
  /**
   * Gets the values as the schema returns them, and only those that differ from what the form began with. What it
   * returns is said at its fields, until something is changed.
   */
  onSubmit: (
    values: Valid,
    changes: Changes<Valid>,
  ) => Promise<Refusals<Values> | void> | Refusals<Values> | void
}

/**
 * The one way to make a form: checked when it is sent, then at every change; sent once at a time.
 *
 *   const form = useAppForm({ schema, start, onSubmit })
 *   <form.AppForm><form.Form>
 *     <form.AppField name="email">{(field) => <field.EmailField label="Email" />}</form.AppField>
 *     <form.SubmitButton pendingLabel="Sending">Send</form.SubmitButton>
 *   </form.Form></form.AppForm>
 *
 * While nothing is typed it follows `start`; from then on it keeps what it began with. A field that was changed here and
 * by someone else is sent at the second time of asking, once what they made of it was said.
 */
export function useAppForm<Values extends object, Valid extends object>({
  schema,
  start,
  edits = true,
  onSubmit,
}: Options<Values, Valid>) {
  const [began, setBegan] = useState(start)
  const seen = useRef(new Map<string, unknown>())

  /** Says at each field what someone else has made of it, where that was not said yet; whether there was any. */
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
      // As if the form's own check had found it, so that its next check takes it away.
      errorSourceMap: { ...meta.errorSourceMap, onDynamic: 'form' },
    }))
  }

  const form = useHook({
    defaultValues: began,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmit: async ({ value }) => {
      if (edits && saySomeoneElse(value)) return
      const refused = await onSubmit(parse(schema, value), changesOf(schema, began, value))
      for (const [name, message] of Object.entries<string | undefined>(refused ?? {}))
        sayAt(name, message)
    },
  })
  if (!form.state.isTouched && !evaluate(start, began)) setBegan(start)
  return form
}

import { useEffect, useState } from 'react'
import type { ReportField } from '#db/reports/schemas.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { longest } from '#src/rules/format.ts'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { FieldsField } from './fields-field.tsx'
import {
  choicesOf,
  chosenFields,
  type FieldChoice,
  templateFields,
  typedTemplate,
} from './template-form.ts'

interface Props {
  merchantId: string
  /** Receives the selected fields in their order, and the name. */
  onDraft: (fields: readonly ReportField[], name: string) => void
}

function Draft({
  fields,
  name,
  onDraft,
}: { fields: FieldChoice[]; name: string } & Pick<Props, 'onDraft'>) {
  useEffect(() => onDraft(chosenFields(fields), name), [fields, name, onDraft])
  return null
}

const start = { name: '', fields: choicesOf() }

/** A new template: its name, and its fields in order. Input survives a reload. */
export function TemplateBuilder({ merchantId, onDraft }: Props) {
  const [attemptId, setAttemptId] = useState(newAttemptId)
  const refusedAt = useRefusedAt('name', 'name-taken')
  const save = useAction('createCustomReport', {
    success: () => reportMessages.templateSaved,
    dryRun: reportMessages.templateSaved,
    refused: refusedAt.refused,
  })
  const form = useAppForm({
    schema: templateFields,
    start,
    edits: false,
    onSubmit: async (template) => {
      const saved = await save.run({ ...template, merchantId, attemptId })
      if (!saved) return refusedAt.words()
      setAttemptId(newAttemptId())
      form.reset()
    },
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-4">
        <form.KeepDraft name={`report-template-${merchantId}`} typed={typedTemplate} />
        <form.Subscribe selector={({ values }) => values}>
          {({ fields, name }) => <Draft fields={fields} name={name} onDraft={onDraft} />}
        </form.Subscribe>
        <form.AppField name="name">
          {(field) => (
            <field.TextField label="Report name" maxLength={longest.name} autoComplete="off" />
          )}
        </form.AppField>
        <form.AppField name="fields">{() => <FieldsField />}</form.AppField>
        <form.SubmitButton variant="secondary" pendingLabel="Saving" forbidden={save.forbidden}>
          Save Report Template
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}

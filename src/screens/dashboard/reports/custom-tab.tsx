import { type ReactNode, useEffect, useState } from 'react'
import type { CustomReport, ReportField } from '#db/reports/schemas.ts'
import { longest } from '#db/text/format.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { chosenOf, type OrderedChoice } from '#src/forms/ordered-choice-field.tsx'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { Card } from '#src/ui/card.tsx'
import type { Forbiddable } from '#src/ui/forbidden.tsx'
import { SettingsCard } from './settings-fields.tsx'
import { choicesOf, FieldsField, templateFields, typedTemplate } from './template-fields.tsx'
import { TemplatesCard } from './templates-card.tsx'
import { customPresets, type Settings } from './use-settings.ts'

interface TemplateBuilderProps {
  merchantId: string
  /** Receives the selected fields in their order, and the name. */
  onDraft: (fields: readonly ReportField[], name: string) => void
}

function Draft({
  fields,
  name,
  onDraft,
}: { fields: OrderedChoice<ReportField>[]; name: string } & Pick<TemplateBuilderProps, 'onDraft'>) {
  useEffect(() => onDraft(chosenOf(fields), name), [fields, name, onDraft])
  return null
}

const start = { name: '', fields: choicesOf() }

/** A new template: its name, and its fields in order. Input survives a reload. */
function TemplateBuilder({ merchantId, onDraft }: TemplateBuilderProps) {
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

interface Props extends Forbiddable {
  merchantId: string
  settings: Settings
  preview: ReactNode
  templates: readonly CustomReport[]
  busy: boolean
  onDraft: (fields: readonly ReportField[], name: string) => void
  onRun: (template: CustomReport) => void
}

/** A report with a choice of fields beside its preview, and the saved templates (REP-2). */
export function CustomTab({
  merchantId,
  settings,
  preview,
  templates,
  busy,
  forbidden,
  onDraft,
  onRun,
}: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[24rem_minmax(0,1fr)] xl:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-xl:contents">
        <div className="max-xl:order-1">
          <SettingsCard settings={settings} presets={customPresets(settings.today)} />
        </div>
        <Card padded className="max-xl:order-3">
          <TemplateBuilder merchantId={merchantId} onDraft={onDraft} />
        </Card>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-xl:contents">
        <div className="min-w-0 max-xl:order-2">{preview}</div>
        <div className="min-w-0 max-xl:order-4">
          <TemplatesCard templates={templates} busy={busy} forbidden={forbidden} onRun={onRun} />
        </div>
      </div>
    </div>
  )
}

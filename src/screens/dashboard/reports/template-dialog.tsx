import type { CustomReport } from '#db/reports/schemas.ts'
import { longest } from '#db/text/format.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { reportMessages } from '#src/rules/messages/platform.ts'
import { choicesOf, FieldsField, templateFields } from './template-fields.tsx'

interface Props {
  template: CustomReport
  /** Edits the name only. */
  nameOnly: boolean
  open: boolean
  onClose: () => void
}

/** Edits a saved template: its name, or also its fields and their order. */
export function TemplateDialog({ template, nameOnly, open, onClose }: Props) {
  const refusedAt = useRefusedAt('name', 'name-taken')
  const save = useAction('updateCustomReport', {
    success: () => reportMessages.templateSaved,
    dryRun: reportMessages.templateSaved,
    refused: refusedAt.refused,
  })
  const form = useAppForm({
    schema: templateFields,
    start: { name: template.name, fields: choicesOf(template.fields) },
    onSubmit: async (_all, changes) => {
      const saved = await save.run({ id: template.id, ...changes })
      if (saved) onClose()
      return refusedAt.words()
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size={nameOnly ? 'sm' : 'md'}
        title={nameOnly ? 'Rename template' : 'Edit template'}
        description={template.name}
        submit="Save Changes"
        pendingLabel="Saving"
      >
        <form.AppField name="name">
          {(field) => (
            <field.TextField label="Report name" maxLength={longest.name} autoComplete="off" />
          )}
        </form.AppField>
        {!nameOnly && <form.AppField name="fields">{() => <FieldsField />}</form.AppField>}
      </FormDialog>
    </form.AppForm>
  )
}

import { useState } from 'react'
import { type BusinessDocument, type Director, isReplaceable } from '#db/merchants/schemas.ts'
import type { MerchantId } from '#db/common.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { longest } from '#src/rules/format.ts'
import { directorMessages, documentMessages } from '#src/rules/messages/merchants.ts'
import { acceptedFiles } from '#src/screens/shared/accepted-files.ts'
import { directorSchema, directorStart } from './director-form.ts'
import { idTypeName } from './id-type-name.ts'
import { readPicked } from '#src/screens/shared/read-picked.ts'

interface Props {
  merchantId: MerchantId
  /** Null adds one. */
  director: Director | null
  idDocument: BusinessDocument | undefined
  open: boolean
  onClose: () => void
}

const ofFile = [
  'file-empty',
  'file-too-large',
  'file-type-not-allowed',
  'document-approved',
] as const

/** Adds a director or changes one, with their ID number and ID document (spec §2 My Business). */
export function DirectorDialog({ merchantId, director, idDocument, open, onClose }: Props) {
  const alive = useAlive()
  // The same for every press in one opening.
  const [attemptId] = useState(newAttemptId)
  const refusedAt = useRefusedAt('idFile', ...ofFile)
  const save = useAction('saveDirector', {
    said: ({ name }) => (director ? directorMessages.saved(name) : directorMessages.added(name)),
    dryRun: ({ name }) =>
      director ? directorMessages.wouldSave(name) : directorMessages.wouldAdd(name),
    refused: refusedAt.refused,
  })
  const form = useAppForm({
    schema: directorSchema,
    start: directorStart(director),
    onSubmit: async ({ idFile: [file], ...typed }) => {
      const picked = file ? await readPicked(file) : null
      if (picked?.error !== undefined) return { idFile: picked.error }
      const saved = await save.run({
        ...typed,
        id: director?.id ?? null,
        merchantId,
        idFile: picked,
        attemptId,
      })
      if (saved && alive()) onClose()
      return refusedAt.words()
    },
  })
  const canReplace = !idDocument || isReplaceable(idDocument)

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title={director ? 'Edit Director' : 'Add Director'}
        description={director?.name}
        submit={director ? 'Save' : 'Add Director'}
        pendingLabel="Saving"
      >
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" autoComplete="off" maxLength={longest.name} />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.EmailField label="Email (optional)" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="phone">
          {(field) => <field.PhoneField label="Phone (optional)" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="idNumber">
          {(field) => (
            <field.TextField
              label="ID number (optional)"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={30}
              hint={
                idTypeName(field.state.value) ??
                'A national ID number, such as 12-345678 P 90, or a passport number.'
              }
            />
          )}
        </form.AppField>
        {canReplace ? (
          <form.AppField name="idFile">
            {(field) => (
              <field.FileField
                label="Choose the ID document"
                accept={acceptedFiles}
                hint={documentMessages.uploadHint}
              >
                {idDocument ? 'Replace ID document' : 'Choose ID document'}
              </field.FileField>
            )}
          </form.AppField>
        ) : (
          <p className="text-sm text-muted">The ID document is approved and stays as it is.</p>
        )}
      </FormDialog>
    </form.AppForm>
  )
}

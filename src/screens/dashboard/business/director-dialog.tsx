import { useState } from 'react'
import * as v from 'valibot'
import type { MerchantId } from '#db/common.ts'
import { readIdNumber } from '#db/merchants/id-number.ts'
import { plainTyped } from '#db/text/typed-text.ts'
import { isReplaceable } from '#db/merchants/rules.ts'
import type { BusinessDocument, Director } from '#db/merchants/schemas.ts'
import { longest } from '#db/text/format.ts'
import { emailOrNone, personName, phoneOrNone } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { directorMessages, documentMessages } from '#src/rules/messages/merchants.ts'
import { acceptedFiles, readPicked } from '#src/screens/shared/read-picked.ts'
import { idTypeName } from './information.ts'

/** The form of a director: only the name is required, but other fields must be valid. */
export const directorSchema = v.object({
  name: personName,
  email: emailOrNone,
  phone: phoneOrNone,
  idNumber: v.pipe(
    v.string(),
    v.transform(plainTyped),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return
      const { error } = readIdNumber(dataset.value)
      if (error !== undefined) addIssue({ message: error })
    }),
  ),
  idFile: v.array(v.instance(File)),
})

/** Returns the form's initial values. */
export const directorStart = (director: Director | null): v.InferInput<typeof directorSchema> => ({
  name: director?.name ?? '',
  email: director?.email ?? '',
  phone: director?.phone ?? '',
  idNumber: director?.idNumber ?? '',
  idFile: [],
})

interface Props {
  merchantId: MerchantId
  /** Null adds a director. */
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
  'other-document',
] as const

/** Adds or edits a director, with their ID number and ID document (BIZ-4). */
export function DirectorDialog({ merchantId, director, idDocument, open, onClose }: Props) {
  const alive = useAlive()
  // The same for every press while the dialog is open.
  const [attemptId] = useState(newAttemptId)
  const refusedAt = useRefusedAt('idFile', ...ofFile)
  const save = useAction('saveDirector', {
    success: ({ name }) => (director ? directorMessages.saved(name) : directorMessages.added(name)),
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
                'National ID number, such as 12-345678 P 90, or passport number.'
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
          <p className="text-sm text-muted">This ID document is approved and can’t be replaced.</p>
        )}
      </FormDialog>
    </form.AppForm>
  )
}

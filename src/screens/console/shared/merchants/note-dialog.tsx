import { useState } from 'react'
import * as v from 'valibot'
import { ownWords } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { merchantMessages } from '#src/rules/messages/merchants.ts'

const schema = v.object({
  text: ownWords(1, 'Enter a note'),
})

interface Props {
  merchantId: string
  open: boolean
  onClose: () => void
}

/** Writes a staff-only note about a merchant. */
export function NoteDialog({ merchantId, open, onClose }: Props) {
  const [attemptId] = useState(newAttemptId)
  const add = useAction('addMerchantNote', {
    success: () => merchantMessages.noteAdded,
    dryRun: merchantMessages.wouldAddNote,
  })
  const form = useDialogForm({
    schema,
    start: { text: '' },
    edits: false,
    onSubmit: ({ text }) => add.run({ merchantId, text, attemptId }),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Add note"
        description="Only staff can see notes."
        submit="Add note"
        pendingLabel="Adding"
        forbidden={add.forbidden}
      >
        <form.AppField name="text">
          {(field) => <field.TextArea label="Note" rows={5} autoFocus />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

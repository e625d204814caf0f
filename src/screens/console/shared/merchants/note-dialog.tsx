import { useState } from 'react'
import * as v from 'valibot'
import { longest } from '#db/text/format.ts'
import { ownWords } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
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
  const alive = useAlive()
  const add = useAction('addMerchantNote', {
    success: () => merchantMessages.noteAdded,
    dryRun: merchantMessages.wouldAddNote,
  })
  const form = useAppForm({
    schema,
    start: { text: '' },
    edits: false,
    onSubmit: async ({ text }) => {
      if ((await add.run({ merchantId, text, attemptId })) && alive()) onClose()
    },
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
          {(field) => (
            <field.TextField label="Note" multiline rows={5} maxLength={longest.text} autoFocus />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

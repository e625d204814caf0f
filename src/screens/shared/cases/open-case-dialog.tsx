import { useState } from 'react'
import * as v from 'valibot'
import { longest } from '#db/text/format.ts'
import { ownWords } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { caseMessages } from '#src/rules/messages/payments.ts'

interface Props {
  /** The payment's id. */
  id: string
  open: boolean
  onClose: () => void
}

const schema = v.object({ note: ownWords(0) })

/** Opens a case for a payment that was debited but not credited. */
export function OpenCaseDialog({ id, open, onClose }: Props) {
  const [attemptId] = useState(newAttemptId)
  const { run, forbidden } = useAction('openCase', {
    success: (row) => caseMessages.opened(row.id, row.transactionId),
    dryRun: caseMessages.wouldOpen(id),
  })
  const alive = useAlive()
  const form = useAppForm({
    schema,
    start: { note: '' },
    onSubmit: async ({ note }) => {
      if ((await run({ transactionId: id, note, attemptId })) && alive()) onClose()
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Open Case"
        description={id}
        submit="Open Case"
        pendingLabel="Opening"
        forbidden={forbidden}
      >
        <p className="text-muted">
          For payments that were charged, but not received by the merchant. We notify the merchant.
        </p>
        <form.AppField name="note">
          {(field) => (
            <field.TextField
              label="Customer’s statement (optional)"
              multiline
              rows={3}
              maxLength={longest.text}
              autoComplete="off"
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

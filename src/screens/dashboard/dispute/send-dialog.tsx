import { useMemo } from 'react'
import * as v from 'valibot'
import type { Dispute } from '#db/disputes/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { ownWords } from '#db/text/validation.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { disputeMessages } from '#src/rules/messages/payments.ts'

interface Props {
  dispute: Dispute
  open: boolean
  onClose: () => void
}

/** Sends the merchant's statement and files, after which nothing can be changed. */
export function SendEvidenceDialog({ dispute, open, onClose }: Props) {
  const { id, evidence } = dispute
  const needsWords = evidence.length === 0
  const schema = useMemo(
    () =>
      v.object({
        statement: ownWords(needsWords ? 1 : 0, 'Describe what happened or add a file'),
      }),
    [needsWords],
  )
  const { run, forbidden } = useAction('sendEvidence', {
    success: (row) => disputeMessages.sent(row.id),
    dryRun: disputeMessages.wouldSend,
  })
  const form = useDialogForm({
    schema,
    start: { statement: '' },
    onSubmit: ({ statement }) => run({ id, statement }),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Send evidence"
        description={`${id}, with ${countOf(evidence.length, 'file')}`}
        submit="Send evidence"
        pendingLabel="Sending"
        forbidden={forbidden}
      >
        <form.AppField name="statement">
          {(field) => (
            <field.TextArea
              label={needsWords ? 'What happened' : 'What happened (optional)'}
              rows={5}
            />
          )}
        </form.AppField>
        <p className="text-sm text-muted">
          You can send evidence only once. It can’t be changed afterwards.
        </p>
      </FormDialog>
    </form.AppForm>
  )
}

import { useState } from 'react'
import * as v from 'valibot'
import { disputeReasons } from '#db/disputes/schemas.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { disputeReasonNames } from '#src/rules/cases.ts'
import { longest } from '#db/text/format.ts'
import { disputeMessages } from '#src/rules/messages/payments.ts'
import { ownWords } from '#db/text/validation.ts'

interface Props {
  /** The payment's id. */
  id: string
  open: boolean
  onClose: () => void
}

const schema = v.object({
  reason: v.picklist(disputeReasons, 'Choose a reason'),
  claim: ownWords(0),
})
const options = disputeReasons.map((value) => ({ value, label: disputeReasonNames[value] }))

/** Opens a dispute of a card payment, as the card network would. */
export function OpenDisputeDialog({ id, open, onClose }: Props) {
  const [attemptId] = useState(newAttemptId)
  const { run, forbidden } = useAction('openDispute', {
    success: (row) => disputeMessages.opened(row.id, row.transactionId),
    setback: () => true,
    dryRun: disputeMessages.wouldOpen(id),
  })
  const alive = useAlive()
  const form = useAppForm({
    schema,
    start: { reason: '', claim: '' },
    onSubmit: async ({ reason, claim }) => {
      if ((await run({ transactionId: id, reason, claim, attemptId })) && alive()) onClose()
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Open Dispute"
        description={id}
        submit="Open Dispute"
        pendingLabel="Opening"
        forbidden={forbidden}
      >
        <p className="text-muted">
          Opened on behalf of the card network. We hold the amount, and the merchant has seven days
          to send evidence.
        </p>
        <form.AppField name="reason">
          {(field) => <field.RadioList label="Cardholder’s reason" options={options} />}
        </form.AppField>
        <form.AppField name="claim">
          {(field) => (
            <field.TextField
              label="Cardholder’s statement (optional)"
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

import { useState } from 'react'
import * as v from 'valibot'
import { disputeReasons } from '#db/disputes/schemas.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { disputeReasonNames } from '#src/rules/cases.ts'
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
  const form = useDialogForm({
    schema,
    start: { reason: '', claim: '' },
    onSubmit: ({ reason, claim }) => run({ transactionId: id, reason, claim, attemptId }),
    onClose,
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
          {(field) => <field.TextArea label="Cardholder’s statement (optional)" />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

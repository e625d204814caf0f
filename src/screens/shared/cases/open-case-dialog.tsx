import { useState } from 'react'
import * as v from 'valibot'
import { ownWords } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { caseMessages } from '#src/rules/messages/payments.ts'

interface Props {
  /** The payment's id. */
  id: string
  /** A merchant's team reports the payment; staff open the case. */
  by: 'team' | 'staff'
  open: boolean
  onClose: () => void
}

const words = {
  staff: {
    title: 'Open Case',
    submit: 'Open Case',
    pendingLabel: 'Opening',
    text: 'For payments that were charged, but not received by the merchant. We notify the merchant.',
  },
  team: {
    title: 'Report this payment',
    submit: 'Report',
    pendingLabel: 'Reporting',
    text: 'We’ll check with the provider within 24 hours. Follow the case on this payment and in Cases.',
  },
} as const

const schema = v.object({ note: ownWords(0) })

/** Opens a case for a payment that was debited but not credited. */
export function OpenCaseDialog({ id, by, open, onClose }: Props) {
  const [attemptId] = useState(newAttemptId)
  const { run, forbidden } = useAction('openCase', {
    success: (row) => caseMessages.opened(row.id, row.transactionId),
    dryRun: caseMessages.wouldOpen(id),
  })
  const { text, ...labels } = words[by]
  const form = useDialogForm({
    schema,
    start: { note: '' },
    onSubmit: ({ note }) => run({ transactionId: id, note, attemptId }),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog open={open} onClose={onClose} {...labels} description={id} forbidden={forbidden}>
        <p className="text-muted">{text}</p>
        <form.AppField name="note">
          {(field) => <field.TextArea label="Customer’s statement (optional)" />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

import * as v from 'valibot'
import type { DisputeListing } from '#db/disputes/queries.ts'
import { formatMoney } from '#db/text/format.ts'
import { ownWords } from '#db/text/validation.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { disputeMessages } from '#src/rules/messages/payments.ts'
import { isolated } from '#db/text/typed-text.ts'

const schema = v.object({
  outcome: v.picklist(['won', 'lost'], 'Choose who gets the money'),
  decision: ownWords(1, 'Enter a reason'),
})

interface Props {
  dispute: DisputeListing
  open: boolean
  onClose: () => void
}

/** Decides a dispute for the merchant or the card holder. */
export function DecideDialog({ dispute, open, onClose }: Props) {
  const { id, merchant, amount, currency, payment } = dispute
  const { run, forbidden } = useAction('decideDispute', {
    success: (done) => disputeMessages[done.status === 'won' ? 'won' : 'lost'](done.id),
    setback: (done) => done.status === 'lost',
    dryRun: disputeMessages.wouldDecide(id),
  })
  const form = useDialogForm({
    schema,
    start: { outcome: '', decision: '' },
    onSubmit: ({ outcome, decision }) => run({ id, outcome, decision }),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Decide Dispute"
        description={`${id}, ${formatMoney(amount, currency)}`}
        submit="Decide"
        pendingLabel="Deciding"
        forbidden={forbidden}
      >
        <form.AppField name="outcome">
          {(field) => (
            <field.RadioList
              label="Outcome"
              hint="This can’t be undone. We notify the merchant."
              options={[
                { value: 'won', label: `${isolated(merchant)} keeps the money` },
                {
                  value: 'lost',
                  label: `${isolated(payment?.customer ?? 'The cardholder')} gets a refund`,
                },
              ]}
            />
          )}
        </form.AppField>
        <form.AppField name="decision">
          {(field) => <field.TextArea label="Reason (shown to the merchant)" />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

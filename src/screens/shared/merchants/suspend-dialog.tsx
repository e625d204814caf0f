import * as v from 'valibot'
import type { Merchant } from '#db/merchants/schemas.ts'
import { textBetween } from '#db/text/validation.ts'
import { named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { useRunAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { runSuspend } from './suspension.ts'

interface Props {
  merchant: Merchant
  open: boolean
  onClose: () => void
}

const schema = v.object({
  reason: textBetween(5, 'Enter a reason', 500),
})

/** Suspends a merchant for a reason that the merchant reads (ADM-2). */
export function SuspendMerchantDialog({ merchant, open, onClose }: Props) {
  const { id, name } = merchant
  const { run } = useRunAction()
  const forbidden = useForbids()('suspendMerchant')
  const form = useDialogForm({
    schema,
    start: { reason: '' },
    edits: false,
    onSubmit: ({ reason }) => runSuspend(run, { id, reason }),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title={named`Suspend ${name}?`}
        submit="Suspend"
        pendingLabel="Suspending"
        danger
        forbidden={forbidden}
      >
        <Banner tone="wait">
          Payment links stop working and pending payouts are put on hold. Payments and payouts in
          progress continue. You can reactivate the merchant at any time.
        </Banner>
        <form.AppField name="reason">
          {(field) => (
            <field.TextField
              label="Reason"
              hint="Shown to the merchant in the dashboard and by email."
              multiline
              rows={3}
              maxLength={500}
              autoFocus
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

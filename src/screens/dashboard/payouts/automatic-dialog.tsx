import * as v from 'valibot'
import { accountName } from '#db/payouts/institutions.ts'
import type { BankAccount, PayoutSettings } from '#db/payouts/schemas.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { amountText } from '#db/text/amount.ts'
import { amountOrNoneIn } from '#db/text/validation.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { payoutMessages } from '#src/rules/messages/payments.ts'

interface Props {
  open: boolean
  onClose: () => void
  settings: PayoutSettings | null
  accounts: readonly BankAccount[]
}

const schema = v.object({
  every: v.picklist(['none', 'daily', 'weekly']),
  least: amountOrNoneIn('USD'),
})

const choices = [
  { value: 'none', label: 'Off' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const

/** Configures automatic payouts: on or off, how often, and from which balance. */
export function AutomaticDialog({ open, onClose, settings, accounts }: Props) {
  const database = useDatabase()
  const alive = useAlive()
  const save = useAction('setPayoutSettings', {
    success: () => payoutMessages.automaticSaved,
    dryRun: payoutMessages.wouldSaveAutomatic,
  })
  const form = useAppForm({
    schema,
    start: {
      every: settings?.every ?? 'none',
      least: settings && settings.least > 0 ? amountText(settings.least) : '',
    },
    onSubmit: async ({ every, least }) => {
      const id = await getMerchantId(database())
      if ((await save.run({ id, every, least: least ?? 0 })) && alive()) onClose()
    },
  })
  const account = accounts.find(({ isDefault }) => isDefault)

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Automatic payouts"
        description={
          account
            ? `Your available balance goes to ${accountName(account)}.`
            : 'Automatic payouts start once you have a verified account.'
        }
        submit="Save"
        pendingLabel="Saving"
      >
        <form.AppField name="every">
          {(field) => (
            <field.Segmented
              label="Frequency"
              labelShown
              options={choices}
              hint="At 8:00 AM on business days. Weekly payouts run on the first business day of the week."
            />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.every !== 'none'}>
          {(isOn) =>
            isOn && (
              <form.AppField name="least">
                {(field) => (
                  <field.MoneyField
                    label="Minimum amount (optional)"
                    currency="USD"
                    hint="No payout if less than this is available."
                  />
                )}
              </form.AppField>
            )
          }
        </form.Subscribe>
      </FormDialog>
    </form.AppForm>
  )
}

import * as v from 'valibot'
import { currencies, currencyName } from '#db/money.ts'
import { accountName } from '#db/payouts/institutions.ts'
import type { BankAccount, PayoutSettings } from '#db/payouts/schemas.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { amountText } from '#db/text/amount.ts'
import { amountOrNoneIn } from '#db/text/validation.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
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
  usd: amountOrNoneIn('USD'),
  zwl: amountOrNoneIn('ZWL'),
})

const choices = [
  { value: 'none', label: 'Off' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
] as const

const minimums = [
  { name: 'usd', currency: 'USD' },
  { name: 'zwl', currency: 'ZWL' },
] as const

const leastText = (least = 0) => (least > 0 ? amountText(least) : '')

/** Configures automatic payouts: on or off, how often, and from how much of each balance. */
export function AutomaticDialog({ open, onClose, settings, accounts }: Props) {
  const database = useDatabase()
  const save = useAction('setPayoutSettings', {
    success: () => payoutMessages.automaticSaved,
    dryRun: payoutMessages.wouldSaveAutomatic,
  })
  const form = useDialogForm({
    schema,
    start: {
      every: settings?.every ?? 'none',
      usd: leastText(settings?.least.USD),
      zwl: leastText(settings?.least.ZWL),
    },
    onSubmit: async ({ every, usd, zwl }) => {
      const id = await getMerchantId(database())
      return save.run({ id, every, least: { USD: usd ?? 0, ZWL: zwl ?? 0 } })
    },
    onClose,
  })
  const defaults = currencies.flatMap((currency) =>
    accounts.filter((each) => each.isDefault && each.currency === currency),
  )

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Automatic payouts"
        description={
          defaults.length > 0
            ? `${defaults.map((each) => `${currencyName(each.currency)} goes to ${accountName(each)}`).join(', ')}.`
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
              <div className="grid gap-4 md:grid-cols-2">
                {minimums.map(({ name, currency }) => (
                  <form.AppField key={name} name={name}>
                    {(field) => (
                      <field.MoneyField
                        label={`Minimum in ${currencyName(currency)} (optional)`}
                        currency={currency}
                        hint={`No ${currencyName(currency)} payout if less than this is available.`}
                      />
                    )}
                  </form.AppField>
                ))}
              </div>
            )
          }
        </form.Subscribe>
      </FormDialog>
    </form.AppForm>
  )
}

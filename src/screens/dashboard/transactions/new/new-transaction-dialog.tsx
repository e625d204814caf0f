import { useId, useState } from 'react'
import { testAccounts } from '#db/model/test-account.ts'
import { getMerchantId } from '#db/queries/get-persona.ts'
import { newAttemptId } from '#src/data/attempt-id.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { parseAmount } from '#src/rules/amount.ts'
import { messages } from '#src/rules/messages.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { tellOutcome } from '#src/screens/shared/transactions/tell-outcome.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { Select } from '#src/ui/select.tsx'
import { FeePreview } from './fee-preview.tsx'
import { accountKind, startValues, transactionFormSchema } from './transaction-form.ts'

interface Props {
  open: boolean
  onClose: () => void
}

const types = [
  { value: 'payment', label: 'Payment' },
  { value: 'payout', label: 'Payout' },
  { value: 'adjustment', label: 'Adjustment' },
] as const

const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
] as const

const methods = (Object.keys(methodTiles) as (keyof typeof methodTiles)[]).map((value) => ({
  value,
  label: methodTiles[value].name,
}))

const accountLabels = { mobile: 'Mobile number', card: 'Card number', bank: 'Account number' }

/** The numbers that fix an outcome, for a trainer. */
const samples = {
  mobile: [
    ['Succeeds', testAccounts.succeeds],
    ['Delayed', testAccounts.delayed],
    ['Cancelled', testAccounts.cancelled],
    ['No funds', testAccounts.insufficient],
  ],
  card: [
    ['Succeeds', testAccounts.cardSucceeds],
    ['Declined', testAccounts.cardDeclined],
    ['No funds', testAccounts.cardInsufficient],
  ],
  bank: [],
} as const

/** Enters a transaction by hand: pending, until it settles by the number it was made with (spec §2 Transactions). */
export function NewTransactionDialog({ open, onClose }: Props) {
  const formId = useId()
  const database = useDatabase()
  const [attemptId, setAttemptId] = useState(newAttemptId)
  const create = useAction('createTransaction', {
    said: ({ id }) => messages.transactionProcessing(id),
    dryRun: messages.wouldCreateTransaction,
  })
  const form = useAppForm({
    schema: transactionFormSchema,
    start: startValues,
    onSubmit: async ({ method, amount, ...rest }) => {
      const typed = parseAmount(amount)
      if (typed.error !== undefined) return
      const merchantId = await getMerchantId(database())
      const entry = { ...rest, merchantId, paymentMethod: method, amount: typed.minor, attemptId }
      const made = await create.run(entry)
      if (!made) return
      tellOutcome(database(), made.id)
      close()
    },
  })

  function close() {
    onClose()
    form.reset()
    setAttemptId(newAttemptId())
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title="New Transaction"
      description="It enters as pending and settles after a moment."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            pending={create.pending}
            pendingLabel="Saving"
          >
            Create Transaction
          </Button>
        </>
      }
    >
      <form.AppForm>
        <form.Form id={formId} className="grid gap-4">
          <form.AppField name="type">
            {(field) => (
              <div>
                <Segmented
                  label="Type"
                  value={field.state.value}
                  onChange={field.handleChange}
                  options={types}
                />
              </div>
            )}
          </form.AppField>
          <form.AppField name="customer">
            {(field) => <field.TextField label="Customer" autoComplete="off" maxLength={80} />}
          </form.AppField>
          <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
            <form.Subscribe selector={({ values }) => values.currency}>
              {(currency) => (
                <form.AppField name="amount">
                  {(field) => (
                    <field.TextField
                      label="Amount"
                      prefix={currency === 'USD' ? '$' : 'ZWL'}
                      inputMode="decimal"
                      autoComplete="off"
                    />
                  )}
                </form.AppField>
              )}
            </form.Subscribe>
            <form.AppField name="currency">
              {(field) => (
                <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 md:grid md:content-start md:justify-start">
                  <span aria-hidden className="font-semibold md:text-sm">
                    Currency
                  </span>
                  <Segmented
                    label="Currency"
                    value={field.state.value}
                    onChange={field.handleChange}
                    options={currencies}
                  />
                </div>
              )}
            </form.AppField>
          </div>
          <form.AppField name="method">
            {(field) => (
              <Select
                label="Payment method"
                value={field.state.value}
                onChange={field.handleChange}
                options={methods}
              />
            )}
          </form.AppField>
          <form.Subscribe selector={({ values }) => accountKind(values.method)}>
            {(kind) => (
              <form.AppField name="account">
                {(field) => (
                  <div className="grid gap-2">
                    <field.TextField
                      label={accountLabels[kind]}
                      inputMode={kind === 'mobile' ? 'tel' : 'numeric'}
                      autoComplete="off"
                      maxLength={40}
                    />
                    {samples[kind].length > 0 && (
                      <div
                        role="group"
                        aria-label="Numbers that show an outcome"
                        className="flex flex-wrap items-center gap-2"
                      >
                        <span className="text-sm text-subtle">Try one that</span>
                        {samples[kind].map(([label, number]) => (
                          <Chip
                            key={number}
                            selected={field.state.value === number}
                            onClick={() => field.handleChange(number)}
                          >
                            {label}
                          </Chip>
                        ))}
                      </div>
                    )}
                  </div>
                )}
              </form.AppField>
            )}
          </form.Subscribe>
          <form.Subscribe selector={({ values }) => values}>
            {(values) => <FeePreview values={values} />}
          </form.Subscribe>
        </form.Form>
      </form.AppForm>
    </Dialog>
  )
}

import { testAccounts } from '#db/payments/test-accounts.ts'
import { getMethodStates } from '#db/payments/queries.ts'
import { getMerchantId, getMerchantPersona } from '#db/people/persona-queries.ts'
import { longest } from '#db/text/format.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useAction, useNewEntry } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { tellOutcome } from '#src/screens/shared/transactions/tell-outcome.ts'
import { Chip } from '#src/ui/chip.tsx'
import { FeePreview, MethodNote, offeredMethods } from './transaction-fields.tsx'
import { accountKind, startingTransaction, transactionFormSchema } from './transaction-form.ts'

interface Props {
  open: boolean
  onClose: () => void
}

const types = [
  { value: 'payment', label: 'Payment' },
  { value: 'adjustment', label: 'Adjustment' },
] as const

const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
] as const

const accountLabels = {
  mobile: 'Mobile number',
  card: 'Card number',
  'local-card': 'Card number',
  bank: 'Account number',
}

/** The numbers with fixed outcomes, for a trainer. */
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
  'local-card': [
    ['Succeeds', testAccounts.localSucceeds],
    ['Declined', testAccounts.localDeclined],
    ['No funds', testAccounts.localInsufficient],
  ],
  bank: [],
} as const

/** Enters a transaction by hand: pending until it settles with the outcome of its number (TXN-1). */
export function NewTransactionDialog({ open, onClose }: Props) {
  const database = useDatabase()
  const states = useQuery(getMethodStates)
  const merchant = useQuery(getMerchantPersona)?.merchant
  const { attemptId, finish } = useNewEntry(onClose)
  const create = useAction('createTransaction', {
    success: ({ id }) => transactionMessages.transactionProcessing(id),
    dryRun: transactionMessages.wouldCreateTransaction,
  })
  const form = useAppForm({
    schema: transactionFormSchema(merchant?.paymentLimit ?? null),
    start: startingTransaction,
    onSubmit: async ({ method, ...rest }) => {
      const merchantId = await getMerchantId(database())
      const entry = { ...rest, merchantId, paymentMethod: method, attemptId }
      const made = await create.run(entry)
      if (!made) return
      tellOutcome(database(), made.id)
      finish(form)
    },
  })

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="lg"
        title="New Transaction"
        description="Starts as pending and settles after a moment."
        submit="Create Transaction"
        pendingLabel="Saving"
        onCancel={() => finish(form)}
      >
        <form.AppField name="type">
          {(field) => <field.Segmented label="Type" options={types} />}
        </form.AppField>
        <form.AppField name="customer">
          {(field) => (
            <field.TextField label="Customer" autoComplete="off" maxLength={longest.name} />
          )}
        </form.AppField>
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <form.Subscribe selector={({ values }) => values.currency}>
            {(currency) => (
              <form.AppField name="amount">
                {(field) => <field.MoneyField label="Amount" currency={currency} />}
              </form.AppField>
            )}
          </form.Subscribe>
          <form.AppField name="currency">
            {(field) => <field.Segmented label="Currency" labelShown options={currencies} />}
          </form.AppField>
        </div>
        <form.AppField name="method">
          {(field) => (
            <div className="grid gap-2">
              <field.Select
                label="Payment method"
                options={offeredMethods(states, field.state.value)}
              />
              <MethodNote states={states} method={field.state.value} />
            </div>
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
                      aria-label="Test numbers"
                      className="flex flex-wrap items-center gap-2"
                    >
                      <span className="text-sm text-subtle">Try a test number:</span>
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
      </FormDialog>
    </form.AppForm>
  )
}

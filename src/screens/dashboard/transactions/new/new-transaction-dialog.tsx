import { useStore } from '@tanstack/react-form'
import { testAccounts } from '#db/payments/test-accounts.ts'
import { getMethodStates } from '#db/payments/queries.ts'
import { getMerchantId, getMerchantPersona } from '#db/people/persona-queries.ts'
import { parseAmount } from '#db/text/amount.ts'
import { currencyOptions, formatMoney, longest } from '#db/text/format.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useAction, useNewEntry } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { tellOutcome } from '#src/screens/shared/transactions/tell-outcome.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { FeePreview, MethodNote, offeredMethods } from './transaction-fields.tsx'
import {
  accountKind,
  startingTransaction,
  type TransactionFormValues,
  transactionFormSchema,
} from './transaction-form.ts'

interface Props {
  open: boolean
  onClose: () => void
}

const words = {
  payment: {
    title: 'Charge a customer',
    description: 'We ask the customer to approve the payment.',
    submit: 'Charge',
    pending: 'Charging',
    other: 'Record an adjustment instead',
  },
  adjustment: {
    title: 'Record an adjustment',
    description: 'Corrects your balance. No fee applies.',
    submit: 'Record adjustment',
    pending: 'Saving',
    other: 'Charge a customer instead',
  },
} as const

/** The verb of the submit button, with the amount that is charged once one is typed. */
function submitLabel({ type, amount, currency }: TransactionFormValues): string {
  const { submit } = words[type]
  const typed = parseAmount(amount, currency)
  return typed.error === undefined ? `${submit} ${formatMoney(typed.minor, currency)}` : submit
}

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

/**
 * Charges a customer: how much, then how. The payment is pending until it settles with the outcome of its number (TXN-1).
 * An adjustment is the same form, for the few who want one.
 */
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
  const type = useStore(form.store, ({ values }) => values.type)
  const submit = useStore(form.store, ({ values }) => submitLabel(values))
  const { title, description, pending, other } = words[type]

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="lg"
        title={title}
        description={description}
        submit={submit}
        pendingLabel={pending}
        onCancel={() => finish(form)}
      >
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <form.Subscribe selector={({ values }) => values.currency}>
            {(currency) => (
              <form.AppField name="amount">
                {(field) => <field.MoneyField label="Amount" currency={currency} />}
              </form.AppField>
            )}
          </form.Subscribe>
          <form.AppField name="currency">
            {(field) => <field.Segmented label="Currency" labelShown options={currencyOptions()} />}
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
                      <DemoTag>Test numbers</DemoTag>
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
        <form.AppField name="customer">
          {(field) => (
            <field.TextField label="Customer" autoComplete="off" maxLength={longest.name} />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values}>
          {(values) => <FeePreview values={values} />}
        </form.Subscribe>
        <Button
          variant="text"
          className="-ml-2 justify-self-start"
          onClick={() => form.setFieldValue('type', type === 'payment' ? 'adjustment' : 'payment')}
        >
          {other}
        </Button>
      </FormDialog>
    </form.AppForm>
  )
}

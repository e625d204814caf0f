import { useStore } from '@tanstack/react-form'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { testAccounts, testNumberFor } from '#db/payments/test-accounts.ts'
import { getMethodStates } from '#db/payments/queries.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { getMerchantId, getMerchantPersona } from '#db/people/persona-queries.ts'
import { parseAmount } from '#db/text/amount.ts'
import { currencyOptions, formatMoney, longest } from '#db/text/format.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useAction, useNewEntry } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { keptNumber } from '#src/rules/network-question.ts'
import { NetworkQuestion } from '#src/screens/shared/transactions/network-question.tsx'
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

interface TestNumbersProps {
  method: PaymentMethodId
  /** The current value of the field. */
  account: string
  onChoose: (number: string) => void
}

/** The method's numbers with fixed outcomes, as chips that fill them in. */
function TestNumbers({ method, account, onChoose }: TestNumbersProps) {
  const offered = samples[accountKind(method)]
  if (offered.length === 0) return null
  return (
    <div role="group" aria-label="Test numbers" className="mt-2 flex flex-wrap items-center gap-2">
      <DemoTag>Test numbers</DemoTag>
      {offered.map(([label, sample]) => {
        const number = testNumberFor(method, sample)
        return (
          <Chip key={number} selected={account === number} onClick={() => onChoose(number)}>
            {label}
          </Chip>
        )
      })}
    </div>
  )
}

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
  const numberField = useRef<HTMLDivElement>(null)
  /** Sets the answer to the question about the number, which takes the focus in place of the question. */
  function answer(method: PaymentMethodId, kept: string) {
    flushSync(() => {
      form.setFieldValue('method', method)
      form.setFieldValue('keptNumber', kept)
    })
    numberField.current?.querySelector('input')?.focus()
  }

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
        keeps
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
        <form.AppField
          name="method"
          listeners={{
            onChange: ({ value }) =>
              form.setFieldValue('account', (account) => testNumberFor(value, account)),
          }}
        >
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
        <form.Subscribe selector={({ values }) => values}>
          {({ method, account, keptNumber: kept }) => (
            <div ref={numberField}>
              <form.AppField name="account">
                {(field) => (
                  <field.TextField
                    label={accountLabels[accountKind(method)]}
                    inputMode={accountKind(method) === 'mobile' ? 'tel' : 'numeric'}
                    autoComplete="off"
                    maxLength={40}
                  />
                )}
              </form.AppField>
              {type === 'payment' && (
                <NetworkQuestion
                  {...{ method, kept }}
                  number={account}
                  disabled={states?.disabledMethods ?? []}
                  onSwitch={(wallet) => answer(wallet, '')}
                  onKeep={() => answer(method, keptNumber({ method, number: account }))}
                />
              )}
              <TestNumbers
                {...{ method, account }}
                onChoose={(number) => form.setFieldValue('account', number)}
              />
            </div>
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

import { useId, useState } from 'react'
import { currentDate } from '#db/clock.ts'
import type { Currency } from '#db/money.ts'
import { accountName } from '#db/payouts/institutions.ts'
import { mostToPayOut, testEndings } from '#db/payouts/rules.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAlive, useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { amountText } from '#src/rules/amount.ts'
import { formatMoney } from '#src/rules/format.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { byWhen } from '#src/rules/payouts.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { FieldNotes } from '#src/ui/field.tsx'
import { PayoutPreview } from './payout-preview.tsx'
import {
  accountsIn,
  chosenAccount,
  requestMessages,
  requestSchema,
  startValues,
} from './request-form.ts'

interface NoAccountProps {
  currency: Currency
  /** The reason why the payout can't be requested. */
  error: string | undefined
  onAccounts: () => void
}

/** Shown instead of the accounts when there is none in the currency. */
function NoAccount({ currency, error, onAccounts }: NoAccountProps) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">No verified account in {currency}.</p>
      <Button variant="secondary" onClick={onAccounts}>
        Manage Bank Accounts
      </Button>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

interface Props {
  open: boolean
  onClose: () => void
  /** In minor units of USD. */
  available: number
  accounts: readonly BankAccount[]
  onAccounts: () => void
}

const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'ZWL', label: 'ZWL' },
] as const

/** Requests a payout: amount, currency and account, with its fee and arrival (OUT-2). */
export function RequestDialog({ open, onClose, available, accounts, onAccounts }: Props) {
  const merchant = useQuery(getMerchantPersona)?.merchant
  // The same for every press while the dialog is open.
  const [attemptId] = useState(newAttemptId)
  const [now] = useState(currentDate)
  const refusedAt = useRefusedAt('amount', 'over-balance')
  const request = useAction('requestPayout', {
    success: ({ amount, fee, currency, arrivesAt }) =>
      payoutMessages.requested(
        formatMoney(amount - fee, currency),
        byWhen(arrivesAt, currentDate()),
      ),
    dryRun: ({ amount }) =>
      payoutMessages.wouldRequest(formatMoney(amount, form.state.values.currency)),
    refused: refusedAt.refused,
  })
  const alive = useAlive()
  const form = useAppForm({
    schema: requestSchema(available, accounts),
    start: startValues(accounts),
    edits: false,
    onSubmit: async ({ amount, accountId: id }) => {
      if (!merchant) return
      const made = await request.run({ merchantId: merchant.id, accountId: id, amount, attemptId })
      if (made && alive()) onClose()
      return refusedAt.words()
    },
  })

  // A request without an answer is given up with its form.
  function close() {
    request.cancel()
    onClose()
  }

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={close}
        title="Request Payout"
        description={`${formatMoney(Math.max(available, 0), 'USD')} is available.`}
        submit="Request Payout"
        pendingLabel="Requesting"
        disabled={!merchant}
      >
        <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <form.Subscribe selector={({ values }) => values.currency}>
            {(currency) => (
              <form.AppField name="amount">
                {(field) => (
                  <div className="grid justify-items-start gap-2">
                    <field.MoneyField label="Amount" currency={currency} className="w-full" />
                    {mostToPayOut(available, currency) > 0 && (
                      <Chip
                        onClick={() =>
                          field.handleChange(amountText(mostToPayOut(available, currency)))
                        }
                      >
                        All: {formatMoney(mostToPayOut(available, currency), currency)}
                      </Chip>
                    )}
                  </div>
                )}
              </form.AppField>
            )}
          </form.Subscribe>
          <form.AppField name="currency">
            {(field) => <field.Segmented label="Currency" labelShown options={currencies} />}
          </form.AppField>
        </div>
        <form.Subscribe selector={({ values }) => values}>
          {(values) => {
            const account = chosenAccount(accounts, values)
            return (
              <>
                <form.AppField name="accountId">
                  {(field) =>
                    account ? (
                      <field.Select
                        label="To"
                        options={accountsIn(accounts, values.currency).map((each) => ({
                          value: each.id,
                          label: accountName(each),
                        }))}
                      />
                    ) : (
                      <NoAccount
                        currency={values.currency}
                        error={
                          field.state.meta.errors.length > 0
                            ? requestMessages.noAccount(values.currency)
                            : undefined
                        }
                        onAccounts={() => {
                          onClose()
                          onAccounts()
                        }}
                      />
                    )
                  }
                </form.AppField>
                {account && merchant && (
                  <PayoutPreview
                    amount={values.amount}
                    most={mostToPayOut(available, account.currency)}
                    account={account}
                    plan={merchant.plan ?? 'basic'}
                    now={now}
                  />
                )}
              </>
            )
          }}
        </form.Subscribe>
        <DemoNote
          text={`Account numbers ending in ${testEndings.atOnce} are paid within a minute; those ending in ${testEndings.comesBack} return the payout.`}
        />
      </FormDialog>
    </form.AppForm>
  )
}

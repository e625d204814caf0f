import { useId, useState } from 'react'
import { currentDate } from '#db/clock.ts'
import type { PlanId } from '#db/merchants/schemas.ts'
import { type Currency, currencyName } from '#db/money.ts'
import { accountName } from '#db/payouts/institutions.ts'
import {
  leastPayout,
  mostToPayOut,
  payoutFee,
  payoutTimes,
  testEndings,
} from '#db/payouts/rules.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { amountText, parseAmount } from '#db/text/amount.ts'
import { currencyOptions, formatMoney } from '#db/text/format.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useAlive, useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { availableInWords, belowZeroInWords } from '#src/rules/balances.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { byWhen, delayInWords, payoutFeeRule, payoutTermsInWords } from '#src/rules/payouts.ts'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { FieldNotes } from '#src/ui/field.tsx'
import {
  accountsIn,
  type Available,
  chosenAccount,
  requestMessages,
  requestSchema,
  startingRequest,
} from './request-form.ts'

interface PayoutPreviewProps {
  amount: string
  /** The largest payout in the account's currency, in minor units. */
  most: number
  account: BankAccount
  plan: PlanId
  now: Date
}

/** A payout's fee, net amount and arrival, while it is typed. */
function PayoutPreview({ amount, most, account, plan, now }: PayoutPreviewProps) {
  const { kind, currency } = account
  const typed = parseAmount(amount, currency)
  // An amount that can't be requested has no preview.
  const minor = typed.error === undefined && typed.minor <= most ? typed.minor : null
  const fee = minor && Math.min(minor, payoutFee(kind, { amount: minor, currency }))
  const asked = now.toISOString()
  const { arrivesAt } = payoutTimes(plan, asked, account)
  const parts = [
    ['Amount', minor],
    ['Fee', fee && -fee],
    ['You receive', minor && minor - (fee ?? 0)],
  ] as const
  return (
    <div className="rounded-control bg-sunken px-4 py-3" aria-live="polite">
      {/* A figure alone says nothing, so they are announced together. */}
      <dl
        aria-atomic
        className={`grid gap-3 ${currency === 'USD' ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]'}`}
      >
        {parts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-subtle">{term}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">
              {value === null ? '–' : formatMoney(value, currency)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-sm text-subtle tabular-nums">
        The fee is {payoutFeeRule(kind, currency)}
        {minor !== null && fee === minor && ', more than this payout'}.
        {` ${payoutTermsInWords(currency)}`}
      </p>
      <p className="mt-2.5 border-t border-line pt-2.5">
        Arrives <b className="font-semibold">{byWhen(arrivesAt, now)}</b>
        {delayInWords(kind, asked, arrivesAt)}.
      </p>
    </div>
  )
}

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
      <p className="text-muted">No verified account in {currencyName(currency)}.</p>
      <Button variant="secondary" onClick={onAccounts}>
        Manage Bank Accounts
      </Button>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

interface AllProps {
  most: number
  currency: Currency
  onChoose: (amount: string) => void
}

/** Fills in all of a balance; nothing if there is nothing in it. */
const All = ({ most, currency, onChoose }: AllProps) =>
  most > 0 && (
    <Chip onClick={() => onChoose(amountText(most))}>All: {formatMoney(most, currency)}</Chip>
  )

interface RequestDialogProps {
  open: boolean
  onClose: () => void
  available: Available
  accounts: readonly BankAccount[]
  onAccounts: () => void
}

/** Requests a payout: amount, currency and account, with its fee and arrival (OUT-2). */
export function RequestPayoutDialog({
  open,
  onClose,
  available,
  accounts,
  onAccounts,
}: RequestDialogProps) {
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
    start: startingRequest(accounts),
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
        description={`${availableInWords(available)}.`}
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
                    <field.MoneyField
                      label="Amount"
                      currency={currency}
                      hint={`From ${formatMoney(leastPayout[currency], currency)}`}
                      className="w-full"
                    />
                    <All
                      most={mostToPayOut(available[currency])}
                      currency={currency}
                      onChoose={field.handleChange}
                    />
                  </div>
                )}
              </form.AppField>
            )}
          </form.Subscribe>
          <form.AppField
            name="currency"
            listeners={{
              onChange: ({ value }) => {
                const account = chosenAccount(accounts, { currency: value, accountId: '' })
                form.setFieldValue('accountId', account?.id ?? '')
              },
            }}
          >
            {(field) => (
              <field.Segmented label="From balance" labelShown options={currencyOptions()} />
            )}
          </form.AppField>
        </div>
        <form.Subscribe selector={({ values }) => values}>
          {(values) => {
            const account = chosenAccount(accounts, values)
            const below = belowZeroInWords(available[values.currency], values.currency)
            return (
              <>
                {below && <p className="text-muted">{below}</p>}
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
                    most={mostToPayOut(available[account.currency])}
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

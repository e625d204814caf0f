import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { WalletId } from '#db/payments/wallets.ts'
import { accountName } from '#db/payouts/institutions.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { testEndings } from '#db/payouts/rules.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { currencyOptions, longest } from '#db/text/format.ts'
import { useAction, useRefusedAt, useNewEntry } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { keptNumber } from '#src/rules/network-question.ts'
import { NetworkQuestion } from '#src/screens/shared/transactions/network-question.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import {
  payoutAccountSchema,
  banks,
  chosenInstitution,
  newAccountValues,
  wallets,
} from './account-form.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** Called when the account was added and waits for its deposits to be entered. */
  onAdded: (id: string) => void
}

const kinds = [
  { value: 'bank', label: 'Bank account' },
  { value: 'wallet', label: 'Mobile wallet' },
] as const

const either = (counts: readonly number[]) => counts.join(' or ')

/** Adds an account or a wallet; input survives closing and reopening, except with Cancel. */
export function AddAccountDialog(props: Props) {
  const merchant = useQuery(getMerchantPersona)?.merchant
  // Rendering before the business is known would leave its name out of the form.
  return merchant ? <AddAccountForm {...props} merchant={merchant} /> : null
}

function AddAccountForm({ open, onClose, onAdded, merchant }: Props & { merchant: Merchant }) {
  const { attemptId, finish } = useNewEntry(onClose)
  const refusedAt = useRefusedAt('number', 'account-exists')
  const add = useAction('addBankAccount', {
    success: (account) => payoutMessages.accountAdded(accountName(account)),
    dryRun: payoutMessages.wouldAddAccount,
    refused: refusedAt.refused,
  })
  const form = useAppForm({
    schema: payoutAccountSchema,
    start: newAccountValues(merchant.name),
    edits: false,
    onSubmit: async (typed) => {
      const made = await add.run({ ...typed, merchantId: merchant.id, attemptId })
      if (!made) return refusedAt.words()
      finish(form)
      onAdded(made.id)
    },
  })
  const numberField = useRef<HTMLDivElement>(null)
  /** Sets the answer to the question about the number, which takes the focus in place of the question. */
  function answer(wallet: WalletId, kept: string) {
    flushSync(() => {
      form.setFieldValue('wallet', wallet)
      form.setFieldValue('keptNumber', kept)
    })
    numberField.current?.querySelector('input')?.focus()
  }

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Add payout account"
        description="We send two small deposits to verify it."
        submit="Add Account"
        pendingLabel="Adding"
        keeps
        onCancel={() => finish(form)}
      >
        <form.AppField name="kind">
          {(field) => <field.Segmented label="Account type" options={kinds} />}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values}>
          {(values) => {
            const isBank = values.kind === 'bank'
            const digits = chosenInstitution(values)?.digits ?? []
            return (
              <>
                {isBank ? (
                  <>
                    <form.AppField name="bank">
                      {(field) => <field.Select label="Bank" options={banks} />}
                    </form.AppField>
                    <form.AppField name="branch">
                      {(field) => (
                        <field.TextField
                          label="Branch"
                          autoComplete="off"
                          maxLength={longest.name}
                        />
                      )}
                    </form.AppField>
                  </>
                ) : (
                  <form.AppField name="wallet">
                    {(field) => <field.Select label="Wallet" options={wallets} />}
                  </form.AppField>
                )}
                <form.AppField name="holder">
                  {(field) => (
                    <field.TextField
                      label={isBank ? 'Account holder' : 'Registered to'}
                      autoComplete="off"
                      maxLength={longest.name}
                    />
                  )}
                </form.AppField>
                <div ref={numberField}>
                  <form.AppField name="number">
                    {(field) => (
                      <field.TextField
                        label={isBank ? 'Account number' : 'Mobile number'}
                        inputMode={isBank ? 'numeric' : 'tel'}
                        autoComplete="off"
                        maxLength={30}
                        hint={`${either(digits)} digits`}
                      />
                    )}
                  </form.AppField>
                  {!isBank && (
                    <NetworkQuestion
                      method={values.wallet}
                      number={values.number}
                      kept={values.keptNumber}
                      disabled={[]}
                      onSwitch={(wallet) => answer(wallet, '')}
                      onKeep={() =>
                        answer(
                          values.wallet,
                          keptNumber({ method: values.wallet, number: values.number }),
                        )
                      }
                    />
                  )}
                </div>
              </>
            )
          }}
        </form.Subscribe>
        <form.AppField name="currency">
          {(field) => <field.Segmented label="Currency" labelShown options={currencyOptions()} />}
        </form.AppField>
        <DemoNote
          text={`Numbers ending in ${testEndings.atOnce} are paid within a minute; those ending in ${testEndings.comesBack} return every payout.`}
        />
      </FormDialog>
    </form.AppForm>
  )
}

import { currencyName } from '#db/money.ts'
import { accountName } from '#db/payouts/institutions.ts'
import { mostTries, type BankAccount } from '#db/payouts/schemas.ts'
import { countOf, formatMoney } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { Banner } from '#src/ui/banner.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { toast } from '#src/ui/toast.ts'
import { depositsSchema } from './account-form.ts'

interface Props {
  account: BankAccount
  open: boolean
  onClose: () => void
}

/** Verifies an account by its two deposits, which only its owner knows. Allows three attempts. */
export function VerifyDialog({ account, open, onClose }: Props) {
  const name = accountName(account)
  const { id, currency, deposits, status, tries } = account
  const alive = useAlive()
  const verify = useAction('verifyBankAccount', { dryRun: payoutMessages.wouldVerify })
  const form = useAppForm({
    schema: depositsSchema(currency),
    start: { first: '', second: '' },
    edits: false,
    onSubmit: async ({ first, second }) => {
      const answered = await verify.run({ id, deposits: [first, second] })
      if (!answered) return
      if (answered.status !== 'verified')
        return { first: payoutMessages.wrongDeposits(mostTries - answered.tries) }
      toast.success(payoutMessages.accountVerified(name))
      if (alive()) onClose()
    },
  })
  const isOpen = status === 'unverified'
  const [one, other] = deposits.map((minor) => formatMoney(minor, currency))

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="sm"
        title="Verify account"
        description={name}
        cancelLabel={isOpen ? 'Later' : 'Close'}
        submit={isOpen ? 'Verify' : undefined}
        pendingLabel="Checking"
      >
        {status === 'locked' ? (
          <Banner tone="bad" title="This account is locked">
            Wrong amounts were entered three times. Remove the account and add it again.
          </Banner>
        ) : (
          <>
            <p className="text-muted">
              We sent two deposits of less than one{' '}
              {currency === 'USD' ? 'dollar' : currencyName(currency)}. Enter both amounts, in any
              order. {countOf(mostTries - tries, 'attempt')} left.
            </p>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-3">
              <form.AppField name="first">
                {(field) => <field.MoneyField label="First amount" currency={currency} />}
              </form.AppField>
              <form.AppField name="second">
                {(field) => <field.MoneyField label="Second amount" currency={currency} />}
              </form.AppField>
            </div>
            <DemoNote text={`The statement shows ${one} and ${other}.`} />
          </>
        )}
      </FormDialog>
    </form.AppForm>
  )
}

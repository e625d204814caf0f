import { useState } from 'react'
import * as v from 'valibot'
import { type Currency, currencyName } from '#db/money.ts'
import { getTransaction, type TransactionDetails } from '#db/payments/queries.ts'
import { amountText, parseAmount } from '#db/text/amount.ts'
import { formatFeeRule, formatMoney } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { textBetween } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive, useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { Banner } from '#src/ui/banner.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

const longestReason = 200

interface Props {
  id: string
  /** Who refunds: the merchant itself, or the platform's staff for it. */
  by: 'team' | 'staff'
  open: boolean
  onClose: () => void
}

/** Refunds a payment in full or in part (TXN-3). */
export function RefundDialog({ id, by, open, onClose }: Props) {
  const current = useQuery((db) => getTransaction(db, id), [id])
  // A snapshot: the content must not change while the refund runs or the dialog closes.
  const [pressed, setPressed] = useState<TransactionDetails>()
  const details = pressed ?? current
  const left = details?.leftToRefund ?? 0
  const { currency = 'USD', refunded = 0, amount: paid = 0 } = details?.transaction ?? {}
  const money = (minor: number) => formatMoney(minor, currency)
  // The same for every click while the dialog is open, so that a retry can't refund twice.
  const [attemptId] = useState(newAttemptId)
  const refund = useAction('refundTransaction', {
    success: (row) => `${money(row.amount)} of ${id} refunded`,
    dryRun: () => transactionMessages.wouldRefund(id),
    shows: ({ amount }) => {
      const sum = refunded + amount
      const change = { refunded: sum, ...(sum === paid && { status: 'refunded' as const }) }
      return [{ table: 'transactions', id, change }]
    },
  })
  const alive = useAlive()
  const form = useAppForm({
    schema: refundSchema(left, currency),
    start: { portion: 'all', amount: amountText(left), reason: '' },
    onSubmit: async ({ amount, reason }) => {
      // The form is still mounted while its dialog closes: ignore a second submit.
      if (pressed || !details) return
      setPressed(details)
      if (!(await refund.run({ id, amount, reason, attemptId }))) setPressed(undefined)
      // This dialog may have closed in the meantime, and another one opened.
      else if (alive()) onClose()
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Process Refund"
        description={details ? `${id}, ${isolated(details.transaction.customer)}` : id}
        cancelLabel={details && left > 0 ? 'Cancel' : 'Close'}
        submit={details && left > 0 ? 'Refund' : undefined}
        pendingLabel="Refunding"
        danger
      >
        {details === undefined ? (
          <SkeletonRows rows={3} label="Loading payment" />
        ) : details === null || left === 0 ? (
          <Banner tone="info">This payment is fully refunded.</Banner>
        ) : (
          <>
            <form.AppField name="portion">
              {(field) => (
                <field.Segmented
                  label="Refund amount"
                  options={[
                    { value: 'all', label: refunded > 0 ? 'Remaining amount' : 'Full amount' },
                    { value: 'part', label: 'Partial amount' },
                  ]}
                />
              )}
            </form.AppField>
            <form.Subscribe selector={({ values }) => values.portion === 'part'}>
              {(isPart) =>
                isPart ? (
                  <form.AppField name="amount">
                    {(field) => (
                      <field.MoneyField
                        label="Amount to refund"
                        currency={currency}
                        hint={`${money(left)} of ${money(paid)} left to refund.`}
                      />
                    )}
                  </form.AppField>
                ) : (
                  <p className="text-muted">
                    Customer receives{' '}
                    <strong className="font-semibold text-text tabular-nums">{money(left)}</strong>.
                    {refunded > 0 && ` ${money(refunded)} was already refunded.`}
                  </p>
                )
              }
            </form.Subscribe>
            <form.AppField name="reason">
              {(field) => (
                <field.TextField
                  label="Reason"
                  multiline
                  rows={2}
                  maxLength={longestReason}
                  autoComplete="off"
                />
              )}
            </form.AppField>
            <FeeNote
              transaction={details.transaction}
              whose={by === 'team' ? 'your' : 'the merchant’s'}
            />
          </>
        )}
      </FormDialog>
    </form.AppForm>
  )
}

function FeeNote({
  transaction: { fee, feeRule, customerFee, currency },
  whose,
}: Pick<TransactionDetails, 'transaction'> & { whose: string }) {
  const rule = feeRule ? ` (${formatFeeRule(feeRule)})` : ''
  return (
    <p className="text-sm text-subtle">
      Refunds come out of {whose} {currencyName(currency)} balance. The fee of{' '}
      {formatMoney(fee, currency)}
      {rule}{' '}
      {customerFee === undefined
        ? 'is not returned.'
        : `and the customer’s fee of ${formatMoney(customerFee, currency)} are not returned.`}
    </p>
  )
}

/** Parses the refund form into minor units: everything left, unless a part is chosen. */
function refundSchema(left: number, currency: Currency) {
  return v.pipe(
    v.object({
      portion: v.picklist(['all', 'part']),
      amount: v.string(),
      reason: textBetween(1, 'Enter a reason', longestReason),
    }),
    v.forward(
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.value.portion !== 'part') return
        const message = `At most ${formatMoney(left, currency)} can be refunded`
        const typed = parseAmount(dataset.value.amount, currency, { most: left, message })
        if (typed.error !== undefined) addIssue({ message: typed.error })
      }),
      ['amount'],
    ),
    v.transform(({ portion, amount, reason }) => {
      const typed = parseAmount(amount, currency)
      return { amount: portion === 'all' || typed.error !== undefined ? left : typed.minor, reason }
    }),
  )
}

import { useRef, useState } from 'react'
import * as v from 'valibot'
import { getTransaction, type TransactionDetails } from '#db/queries/get-transaction.ts'
import { newAttemptId } from '#src/data/attempt-id.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { amountText, parseAmount } from '#src/rules/amount.ts'
import { formatMoney } from '#src/rules/format.ts'
import { messages } from '#src/rules/messages.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

interface Props {
  id: string
  open: boolean
  onClose: () => void
}

/** Gives a payment back, all that is left of it or a part (spec §2 Transactions). */
export function RefundDialog({ id, open, onClose }: Props) {
  const details = useQuery((db) => getTransaction(db, id), [id])
  // A new attempt with each opening, the same for every press in it.
  const [attempt, setAttempt] = useState({ open, attemptId: newAttemptId() })
  if (attempt.open !== open)
    setAttempt({ open, attemptId: open ? newAttemptId() : attempt.attemptId })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Process Refund"
      description={details ? `${id}, ${details.transaction.customer}` : id}
    >
      {details === undefined ? (
        <SkeletonRows rows={3} label="Loading the payment" />
      ) : details === null || details.leftToRefund === 0 ? (
        <Banner tone="info">There is nothing left of this payment to refund.</Banner>
      ) : (
        <RefundForm
          key={attempt.attemptId}
          details={details}
          attemptId={attempt.attemptId}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

interface FormProps {
  details: TransactionDetails
  attemptId: string
  onClose: () => void
}

function RefundForm({ details, attemptId, onClose }: FormProps) {
  const { transaction, leftToRefund: left } = details
  const { id, currency, fee, refunded } = transaction
  const money = (minor: number) => formatMoney(minor, currency)
  const refund = useAction('refundTransaction', {
    said: (row) => `${money(row.amount)} of ${id} is refunded`,
    dryRun: () => messages.wouldRefund(id),
  })
  // The form is still there while its dialog leaves: a second press says nothing twice.
  const done = useRef(false)
  const form = useAppForm({
    schema: refundSchema(left, money),
    start: { portion: 'all', amount: amountText(left), reason: '' },
    onSubmit: async ({ portion, amount, reason }) => {
      if (done.current) return
      const typed = parseAmount(amount)
      const part = portion === 'all' || typed.error !== undefined ? left : typed.minor
      if (!(await refund.run({ id, amount: part, reason, attemptId }))) return
      done.current = true
      onClose()
    },
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-4">
        <form.AppField name="portion">
          {(field) => (
            <div>
              <Segmented
                label="How much to refund"
                value={field.state.value === 'part' ? 'part' : 'all'}
                onChange={(value) => field.handleChange(value)}
                options={[
                  { value: 'all', label: refunded > 0 ? 'All that is left' : 'Full amount' },
                  { value: 'part', label: 'A part' },
                ]}
              />
            </div>
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.portion === 'part'}>
          {(isPart) =>
            isPart ? (
              <form.AppField name="amount">
                {(field) => (
                  <field.TextField
                    label="Amount to refund"
                    prefix={currency === 'USD' ? '$' : 'ZWL'}
                    inputMode="decimal"
                    autoComplete="off"
                    hint={`${money(left)} is left of ${money(transaction.amount)}.`}
                  />
                )}
              </form.AppField>
            ) : (
              <p className="text-muted">
                The customer gets{' '}
                <strong className="font-semibold text-text tabular-nums">{money(left)}</strong>.
                {refunded > 0 && ` ${money(refunded)} was refunded before.`}
              </p>
            )
          }
        </form.Subscribe>
        <form.AppField name="reason">
          {(field) => (
            <field.TextField label="Reason" multiline rows={2} maxLength={200} autoComplete="off" />
          )}
        </form.AppField>
        <p className="text-sm text-subtle">
          It comes out of your available balance. The fee of {money(fee)} is not given back.
        </p>
        <div className="flex gap-3 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <form.SubmitButton variant="danger" pendingLabel="Refunding">
            Refund
          </form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}

function refundSchema(left: number, money: (minor: number) => string) {
  return v.pipe(
    v.object({
      portion: v.string(),
      amount: v.string(),
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, 'Say why you refund it'),
        v.maxLength(200, 'Use at most 200 letters'),
      ),
    }),
    v.forward(
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.value.portion !== 'part') return
        const typed = parseAmount(dataset.value.amount)
        if (typed.error !== undefined) addIssue({ message: typed.error })
        else if (typed.minor > left) addIssue({ message: `At most ${money(left)} is left` })
      }),
      ['amount'],
    ),
  )
}

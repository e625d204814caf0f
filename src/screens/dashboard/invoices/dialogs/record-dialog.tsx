import { useState } from 'react'
import * as v from 'valibot'
import type { InvoiceDetails } from '#db/invoices/queries.ts'
import type { Currency } from '#db/money.ts'
import { amountText, parseAmount } from '#db/text/amount.ts'
import { formatMoney } from '#db/text/format.ts'
import { isolated, named } from '#db/text/typed-text.ts'
import { textUpTo } from '#db/text/validation.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { invoiceTitle } from '#src/rules/invoices.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { useRemovePayment } from '#src/screens/shared/invoices/remove-payment.tsx'
import { undoBy } from '#src/ui/toast.ts'

/** The ways to be paid outside the platform. */
const handMethods = ['Cash', 'Bank deposit', 'Other'] as const

/** Returns the form of a manual payment of at most the amount due, in minor units. */
export const recordSchema = (left: number, currency: Currency) =>
  v.pipe(
    v.object({
      amount: v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!dataset.typed) return
          const message = `Only ${formatMoney(left, currency)} is due`
          const typed = parseAmount(dataset.value, currency, { most: left, message })
          if (typed.error !== undefined) addIssue({ message: typed.error })
        }),
      ),
      method: v.picklist(handMethods),
      note: textUpTo(200),
    }),
    v.transform(({ amount, ...rest }) => {
      const typed = parseAmount(amount, currency)
      return { ...rest, amount: typed.error === undefined ? typed.minor : 0 }
    }),
  )

interface Props {
  details: InvoiceDetails
  open: boolean
  onClose: () => void
}

const methods = handMethods.map((method) => ({ value: method, label: method }))

/** Records a payment of all or part of the amount due that came another way than the link. */
export function RecordDialog({ details: { invoice }, open, onClose }: Props) {
  const { id, currency, customer, pending, open: owed } = invoice
  const left = Math.max(0, owed - pending)
  const name = invoiceTitle(invoice)
  const money = (minor: number) => formatMoney(minor, currency)
  // The same for every press while the dialog is open.
  const [attemptId] = useState(newAttemptId)
  const [start] = useState(() => ({
    amount: amountText(left),
    method: handMethods[0] as (typeof handMethods)[number],
    note: '',
  }))
  const remove = useRemovePayment(invoice)
  const record = useAction('recordInvoicePayment', {
    success: (paid) => invoiceMessages.recorded(money(paid.byHand.at(-1)?.amount ?? 0), name),
    dryRun: invoiceMessages.wouldRecord,
    offer: () => undoBy(() => remove.run({ id, attemptId })),
  })
  const form = useDialogForm({
    schema: recordSchema(left, currency),
    start,
    edits: false,
    onSubmit: (payment) => record.run({ id, ...payment, attemptId }),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Record Payment"
        description={named`${name}, ${isolated(customer.name)}`}
        submit="Record"
        pendingLabel="Recording"
      >
        <form.AppField name="amount">
          {(field) => (
            <field.MoneyField
              label="Amount"
              currency={currency}
              hint={`${money(left)} due${pending > 0 ? `, ${money(pending)} pending` : ''}.`}
            />
          )}
        </form.AppField>
        <form.AppField name="method">
          {(field) => <field.Segmented label="Payment method" labelShown options={methods} />}
        </form.AppField>
        <form.AppField name="note">
          {(field) => (
            <field.TextField label="Note (optional)" maxLength={200} autoComplete="off" />
          )}
        </form.AppField>
        <p className="text-sm text-subtle">For money you received directly. No fee applies.</p>
      </FormDialog>
    </form.AppForm>
  )
}

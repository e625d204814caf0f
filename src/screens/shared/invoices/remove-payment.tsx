import type { Invoice } from '#db/invoices/schemas.ts'
import { formatMoney } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { invoiceTitle } from '#src/rules/invoices.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'

/** Removes a recorded payment, from its Undo or from the invoice. */
export const useRemovePayment = (invoice: Pick<Invoice, 'number' | 'currency'>) =>
  useAction('removeInvoicePayment', {
    success: ({ amount }) =>
      invoiceMessages.paymentRemoved(formatMoney(amount, invoice.currency), invoiceTitle(invoice)),
    setback: () => true,
    dryRun: invoiceMessages.wouldRemovePayment,
  })

interface RemovePaymentProps {
  invoice: Pick<Invoice, 'id' | 'number' | 'currency'>
  payment: Invoice['byHand'][number]
  open: boolean
  onClose: () => void
}

/** Confirms removing a recorded payment. */
export function RemovePaymentDialog({ invoice, payment, ...dialog }: RemovePaymentProps) {
  const remove = useRemovePayment(invoice)
  const amount = formatMoney(payment.amount, invoice.currency)
  return (
    <ConfirmAction
      {...dialog}
      title="Remove this payment?"
      text={`${amount} will be due again on ${invoiceTitle(invoice)}.`}
      confirmLabel="Remove"
      action={remove}
      input={{ id: invoice.id, attemptId: payment.attemptId }}
    />
  )
}

import type { InvoiceDetails } from '#db/invoices/queries.ts'
import { formatMoney } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { invoiceTitle, typingName } from '#src/rules/invoices.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { keep } from '#src/ui/unsaved-input.ts'

interface Props {
  details: InvoiceDetails
  open: boolean
  onClose: () => void
}

/** Confirms deleting a draft. */
export function DeleteDraftDialog({ details: { invoice }, ...dialog }: Props) {
  const remove = useAction('deleteInvoiceDraft', {
    success: () => invoiceMessages.deleted,
    setback: () => true,
    dryRun: invoiceMessages.wouldDelete,
  })

  return (
    <ConfirmAction
      {...dialog}
      title="Delete this draft?"
      text="It was never sent. This can’t be undone."
      confirmLabel="Delete"
      action={remove}
      input={invoice.id}
      onDone={() => keep(typingName(invoice.merchantId, invoice.id), undefined)}
    />
  )
}

/** Confirms voiding an invoice. */
export function VoidDialog({ details: { invoice }, ...dialog }: Props) {
  const { id, paid, currency } = invoice
  const name = invoiceTitle(invoice)
  const act = useAction('voidInvoice', {
    success: () => invoiceMessages.voided(name),
    setback: () => true,
    dryRun: invoiceMessages.wouldVoid,
  })
  const kept = paid > 0 ? ` You keep the ${formatMoney(paid, currency)} already paid.` : ''

  return (
    <ConfirmAction
      {...dialog}
      title={named`Void ${name}?`}
      text={`The customer no longer owes it, and the link stops working.${kept} This can’t be undone.`}
      confirmLabel="Void"
      action={act}
      input={id}
    />
  )
}

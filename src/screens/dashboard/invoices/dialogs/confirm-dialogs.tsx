import type { InvoiceDetails } from '#db/invoices/queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { formatMoney } from '#src/rules/format.ts'
import { invoiceTitle, typingName } from '#src/rules/invoices.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { keep } from '#src/ui/kept.ts'

interface Props {
  details: InvoiceDetails
  open: boolean
  onClose: () => void
}

/** Confirms deleting a draft. */
export function DeleteDraftDialog({ details: { invoice }, open, onClose }: Props) {
  const remove = useAction('deleteInvoiceDraft', {
    success: () => invoiceMessages.deleted,
    setback: () => true,
    dryRun: invoiceMessages.wouldDelete,
  })
  const alive = useAlive()

  async function confirm() {
    const deleted = await remove.run(invoice.id)
    if (alive()) onClose()
    if (deleted) keep(typingName(invoice.merchantId, invoice.id), undefined)
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete this draft?"
      text="It was never sent, so nobody else has it. This can’t be undone."
      confirmLabel="Delete"
      danger
      pending={remove.pending}
      onConfirm={() => void confirm()}
    />
  )
}

/** Confirms voiding an invoice. */
export function VoidDialog({ details: { invoice }, open, onClose }: Props) {
  const { id, paid, currency } = invoice
  const name = invoiceTitle(invoice)
  const act = useAction('voidInvoice', {
    success: () => invoiceMessages.voided(name),
    setback: () => true,
    dryRun: invoiceMessages.wouldVoid,
  })
  const alive = useAlive()
  const kept = paid > 0 ? ` The ${formatMoney(paid, currency)} that was paid stays with you.` : ''

  async function confirm() {
    await act.run(id)
    if (alive()) onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Void ${name}?`}
      text={`Nothing of it is owed any more, and its link can’t be paid. It keeps its number.${kept} This can’t be undone.`}
      confirmLabel="Void"
      danger
      pending={act.pending}
      onConfirm={() => void confirm()}
    />
  )
}

import type { InvoiceDetails } from '#db/invoices/queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { typingName } from '#src/screens/shared/invoices/typing-name.ts'
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

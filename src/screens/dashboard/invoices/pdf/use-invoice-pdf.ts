import { getInvoice } from '#db/queries/get-invoice.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { refusalText } from '#src/data/refusal.ts'
import { linkAddress } from '#src/rules/link-text.ts'
import { invoiceMessages } from '#src/rules/messages/invoice-messages.ts'
import { failures } from '#src/rules/messages/failures.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'
import { sharedLinkOf } from '#src/screens/shared/invoices/shared-link-of.ts'

/** Makes and hands over an invoice as a PDF; what makes it loads with the first one. */
export function useInvoicePdf(): (id: string) => Promise<void> {
  const database = useDatabase()
  const dryRun = useDryRun()
  return async (id) => {
    try {
      if (await dryRun(invoiceMessages.wouldDownload)) return
      const { drawInvoice } = await import('./draw-invoice.ts')
      const details = await getInvoice(database(), id)
      if (!details) return toast.error(failures['not-found']())
      const link = sharedLinkOf(details)
      const pdf = await drawInvoice(details, link && linkAddress(link.path, link))
      const name = `${details.invoice.number ?? 'invoice-draft'}.pdf`
      downloadFile(name, 'application/pdf', pdf)
      toast.success(invoiceMessages.downloaded(name))
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}

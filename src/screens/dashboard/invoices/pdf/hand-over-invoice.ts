import { getInvoice } from '#db/invoices/queries.ts'
import { linkAddress } from '#src/rules/links.ts'
import { failures } from '#src/rules/messages/app.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { sharedLinkOf } from '#src/screens/shared/invoices/shared-link-of.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'
import { drawInvoice } from './draw-invoice.ts'

type Database = Parameters<typeof getInvoice>[0]

/** Creates an invoice's PDF and downloads it. */
export async function handOverInvoice(db: Database, id: string): Promise<void> {
  const details = await getInvoice(db, id)
  if (!details) return toast.error(failures['not-found']())
  const link = sharedLinkOf(details)
  const pdf = await drawInvoice(details, link && linkAddress(link.path, link))
  const name = `${details.invoice.number ?? 'invoice-draft'}.pdf`
  downloadFile(name, 'application/pdf', pdf)
  toast.success(invoiceMessages.downloaded(name))
}

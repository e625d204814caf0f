import { useLocation } from 'wouter'
import { getInvoice } from '#db/invoices/queries.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { pathTo } from '#src/routes/paths.ts'
import { linkAddress } from '#src/rules/links.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { useSharing } from '#src/screens/shared/share-link/use-sharing.ts'
import type { InvoiceDoers } from './invoice-actions.ts'
import { sharedLinkOf } from '#src/screens/shared/invoices/shared-link-of.ts'
import { useInvoicePdf } from './pdf/use-invoice-pdf.ts'

/** What does the actions of an invoice. */
export function useInvoiceDoers(open: InvoiceDoers['open']): InvoiceDoers {
  const [, navigate] = useLocation()
  const database = useDatabase()
  const share = useSharing()
  const forbids = useForbids()
  const download = useInvoicePdf()
  const copy = useAction('duplicateInvoice', {
    said: () => invoiceMessages.duplicated,
    dryRun: invoiceMessages.wouldDuplicate,
  })
  const view = (id: string) => navigate(pathTo('invoice', { id }))

  async function duplicate(id: string) {
    const draft = await copy.run({ id, attemptId: newAttemptId() })
    if (draft) view(draft.id)
  }

  async function shareLink(id: string) {
    const details = await getInvoice(database(), id)
    const link = details && sharedLinkOf(details)
    if (!link) return
    await share({ title: link.name, url: linkAddress(link.path, link) }, invoiceMessages.wouldShare)
  }

  return {
    forbids,
    open,
    view,
    duplicate: (id) => void duplicate(id),
    download: (id) => void download(id),
    share: (id) => void shareLink(id),
  }
}

import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { defineAction, type Act } from '../define-action.ts'
import { invoiceName } from './invoice-acts.ts'

/** Notes when the invoice that a link is for was first seen. */
async function markViewed(act: Act<'invoices'>, invoiceId: string): Promise<void> {
  const invoice = await act.db.invoices.get(invoiceId)
  if (!invoice || invoice.viewedAt !== null) return
  await act.put('invoices', { ...invoice, viewedAt: act.now })
  await act.log(
    {
      action: 'Viewed invoice',
      target: invoiceName(invoice),
      type: 'system',
      merchantId: invoice.merchantId,
    },
    invoice.customer.name,
  )
}

/**
 * Counts that someone opened a link's page, and gives the link; null for an unknown path. It is a count, not an act: it
 * leaves no row in the log, but for an invoice that is seen for the first time.
 */
export const recordLinkView = defineAction({
  permission: permissionOf.recordLinkView,
  tables: ['paymentLinks', 'invoices'],
  input: v.string(),
  run: async (act, path) => {
    const link = await act.db.paymentLinks.where('path').equals(path).first()
    if (!link) return null
    if (link.invoiceId !== undefined) await markViewed(act, link.invoiceId)
    return act.put('paymentLinks', { ...link, views: link.views + 1 })
  },
})

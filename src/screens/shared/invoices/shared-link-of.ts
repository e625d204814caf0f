import type { InvoiceDetails } from '#db/invoices/queries.ts'
import type { SharedLink } from '#src/screens/shared/share-link/shared-link.ts'

/** Returns an invoice's payment link, which asks for the amount due; null for a draft. */
export function sharedLinkOf({ invoice, link, merchant }: InvoiceDetails): SharedLink | null {
  if (!link) return null
  const { id, name, path, currency, status } = link
  return { id, name, path, currency, status, amount: invoice.open, merchantName: merchant.name }
}

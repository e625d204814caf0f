import type { InvoiceDetails } from '#db/invoices/queries.ts'
import type { SharedLink } from '#src/screens/shared/share-link/shared-link.ts'

/** An invoice's link, to be handed on: it asks for what is open. Null for a draft. */
export function sharedLinkOf({ invoice, link, merchant }: InvoiceDetails): SharedLink | null {
  if (!link) return null
  const { id, name, path, currency, status } = link
  return { id, name, path, currency, status, amount: invoice.open, merchantName: merchant.name }
}

import type { InvoiceDetails, InvoiceListing } from '#db/invoices/queries.ts'
import { invoiceStatusLooks, lateText } from '#src/rules/invoices.ts'
import type { SharedLink } from '#src/screens/shared/share-link/shared-link.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Tick } from '#src/ui/glyphs.tsx'

/** Returns an invoice's payment link, which asks for the amount due; null for a draft. */
export function sharedLinkOf({ invoice, link, merchant }: InvoiceDetails): SharedLink | null {
  if (!link) return null
  const { id, name, path, currency, status } = link
  return { id, name, path, currency, status, amount: invoice.open, merchantName: merchant.name }
}

/** An invoice's status: plain once paid, a badge while money is due. */
export function InvoiceStatusBadge({
  invoice: { status, daysLate },
}: {
  invoice: Pick<InvoiceListing, 'status' | 'daysLate'>
}) {
  const { tone, label } = invoiceStatusLooks[status]
  if (status === 'paid')
    return (
      <span className="inline-flex items-center gap-1.5 text-sm font-medium text-success">
        <Tick />
        {label}
      </span>
    )
  return <Badge tone={tone}>{status === 'overdue' ? lateText(daysLate) : label}</Badge>
}

import type { InvoiceListing } from '#db/invoices/queries.ts'
import { invoiceStatuses, lateText } from '#src/rules/invoices.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Tick } from '#src/ui/glyphs.tsx'

/** An invoice's status: plain once paid, a badge while something is open. */
export function InvoiceStatus({
  invoice: { status, daysLate },
}: {
  invoice: Pick<InvoiceListing, 'status' | 'daysLate'>
}) {
  const { tone, label } = invoiceStatuses[status]
  if (status === 'paid')
    return (
      <span className="inline-flex items-center gap-1.5 text-sm font-medium text-success">
        <Tick />
        {label}
      </span>
    )
  return <Badge tone={tone}>{status === 'overdue' ? lateText(daysLate) : label}</Badge>
}

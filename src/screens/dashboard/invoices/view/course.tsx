import type { InvoiceListing } from '#db/invoices/queries.ts'
import { formatDateTime, formatMoney } from '#src/rules/format.ts'
import { calendarDayText } from '#src/rules/invoices.ts'
import { Card } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { InvoiceStatus } from '#src/screens/shared/invoices/invoice-status.tsx'

/** Where an invoice stands: what is owed of it, and what has happened to it. */
export function Course({ invoice }: { invoice: InvoiceListing }) {
  const { total, paid, pending, open, currency, dueDate } = invoice
  const { sentAt, viewedAt, remindedAt, voidedAt } = invoice
  const money = (minor: number) => formatMoney(minor, currency)
  const sums: [string, string][] = [
    ['Total', money(total)],
    ['Paid', money(paid)],
  ]
  if (pending > 0) sums.push(['On its way', money(pending)])
  sums.push(['Open', money(open)])
  const moments: [string, string | null][] = [
    ['Sent', sentAt],
    ['Viewed', viewedAt],
    ['Reminded', remindedAt],
    ['Void', voidedAt],
  ]
  return (
    <Card padded>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Status</h2>
        <InvoiceStatus invoice={invoice} />
      </div>
      <DetailRows look="sums" items={sums} />
      <div className="mt-2">
        <DetailRows
          look="lines"
          items={[
            ...moments.flatMap(([what, at]) => (at ? [[what, formatDateTime(at)] as const] : [])),
            ['Due', calendarDayText(dueDate)],
          ]}
        />
      </div>
    </Card>
  )
}

import { invoiceTotals } from '#db/model/invoice-totals.ts'
import type { InvoiceListing } from '#db/queries/list-invoices.ts'
import { formatMoney } from '#src/rules/format.ts'
import { calendarDayText } from '#src/rules/invoices.ts'
import { LineTable } from '#src/screens/shared/invoices/line-table.tsx'
import { TotalRows } from '#src/screens/shared/invoices/total-rows.tsx'

/** What an invoice asks for: what is open, until when, and its lines. */
export function InvoiceSummary({ invoice }: { invoice: InvoiceListing }) {
  const { open, paid, pending, currency, dueDate, notes } = invoice
  const totals = invoiceTotals(invoice)
  const money = (minor: number) => formatMoney(minor, currency)
  const more: [string, string][] = []
  if (paid > 0) more.push(['Paid', money(paid)])
  if (pending > 0) more.push(['On its way', money(pending)])
  if (more.length > 0) more.push(['Open', money(open)])
  return (
    <>
      <div>
        <p className="text-4xl font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums">
          {money(open)}
        </p>
        <p className="text-muted">Due {calendarDayText(dueDate)}</p>
      </div>
      <div>
        <LineTable invoice={invoice} totals={totals} />
        <div className="mt-3">
          <TotalRows invoice={invoice} totals={totals} more={more} />
        </div>
      </div>
      {notes && <p className="whitespace-pre-line wrap-anywhere text-muted">{notes}</p>}
    </>
  )
}

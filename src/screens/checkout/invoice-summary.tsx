import { invoiceTotals } from '#db/invoices/rules.ts'
import type { InvoiceListing } from '#db/invoices/queries.ts'
import { formatMoney } from '#src/rules/format.ts'
import { calendarDayText } from '#src/rules/invoices.ts'
import { LineTable } from '#src/screens/shared/invoices/line-table.tsx'
import { TotalRows } from '#src/screens/shared/invoices/total-rows.tsx'

interface Props {
  invoice: InvoiceListing
  /** Whether it says large what is left to pay: not beside the sum of one payment. */
  headline: boolean
}

/** What an invoice asks for: what is open, until when, and its lines. */
export function InvoiceSummary({ invoice, headline }: Props) {
  const { open, paid, pending, currency, dueDate, notes } = invoice
  const totals = invoiceTotals(invoice)
  const money = (minor: number) => formatMoney(minor, currency)
  const left = Math.max(0, open - pending)
  const more: [string, string][] = []
  if (paid > 0) more.push(['Paid', money(paid)])
  if (pending > 0) more.push(['On its way', money(pending)])
  if (more.length > 0) more.push(['Left to pay', money(left)])
  return (
    <>
      <div>
        {headline && (
          <p className="text-4xl font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums">
            {money(left)}
          </p>
        )}
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

import type { InvoiceListing } from '#db/invoices/queries.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { calendarDayText, formatMoney } from '#src/rules/format.ts'
import { LineTable, TotalRows } from '#src/screens/shared/invoices/line-table.tsx'
import { Avatar } from '#src/ui/avatar.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import type { PayFacts } from './form/pay-facts.ts'

interface Props {
  invoice: InvoiceListing
  /** Shows the amount due in large type; not beside the total of one payment. */
  headline: boolean
}

/** The summary of an invoice: the amount due, the due date and the lines. */
function InvoiceSummary({ invoice, headline }: Props) {
  const { open, paid, pending, currency, dueDate, notes } = invoice
  const totals = invoiceTotals(invoice)
  const money = (minor: number) => formatMoney(minor, currency)
  const left = Math.max(0, open - pending)
  const more: [string, string][] = []
  if (paid > 0) more.push(['Paid', money(paid)])
  if (pending > 0) more.push(['In progress', money(pending)])
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

/** The payee, the subject and the amount. It holds the page's heading until the payer has completed the form. */
export function CheckoutSummary({ facts, heading }: { facts: PayFacts; heading: boolean }) {
  const { name, description, merchantName, amount, currency } = facts
  return (
    <section aria-label="Payment summary" className="grid grid-cols-1 content-start gap-4">
      <p className="flex items-center gap-3">
        <Avatar name={merchantName} />
        <span className="min-w-0">
          <span className="block text-sm text-muted">Pay</span>
          <span className="block font-semibold wrap-anywhere">{merchantName}</span>
        </span>
      </p>
      <div>
        {heading ? (
          <StepHeading focus={false}>{name}</StepHeading>
        ) : (
          <p className="text-2xl font-semibold wrap-break-word">{name}</p>
        )}
        {description && <p className="mt-0.5 text-muted wrap-break-word">{description}</p>}
      </div>
      {amount !== null && (
        <p className="text-4xl font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums">
          {formatMoney(amount, currency)}
        </p>
      )}
      {facts.invoice && <InvoiceSummary invoice={facts.invoice} headline={amount === null} />}
    </section>
  )
}

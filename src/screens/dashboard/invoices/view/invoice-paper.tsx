import type { InvoiceDetails } from '#db/invoices/queries.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { calendarDayText, formatDate } from '#db/text/format.ts'
import { billToLines, owedLines } from '#src/rules/invoices.ts'
import { LineTable, TotalRows } from '#src/screens/shared/invoices/line-table.tsx'
import { PaperFoot, PaperHead } from '#src/screens/shared/invoices/paper.tsx'

/** The content of an invoice's paper. */
export function InvoicePaper({ details }: { details: InvoiceDetails }) {
  const { invoice, merchant, number, creditNotes } = details
  const { customer, sentAt, dueDate, notes, status } = invoice
  const totals = invoiceTotals(invoice)
  return (
    <>
      <PaperHead merchant={merchant} number={number} isDraft={sentAt === null} />
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-sm text-muted">Bill to</p>
          <p className="font-semibold wrap-anywhere">{customer.name}</p>
          {billToLines(customer).map((text) => (
            <p key={text} className="text-sm wrap-anywhere text-muted">
              {text}
            </p>
          ))}
        </div>
        <dl className="grid grid-cols-[auto_auto] content-start gap-x-4 text-sm">
          {sentAt && (
            <>
              <dt className="text-muted">Date</dt>
              <dd className="text-right font-medium tabular-nums">{formatDate(sentAt)}</dd>
            </>
          )}
          <dt className="text-muted">Due</dt>
          <dd className="text-right font-medium tabular-nums">{calendarDayText(dueDate)}</dd>
        </dl>
      </div>
      <LineTable invoice={invoice} totals={totals} />
      <div className="w-full md:ml-auto md:max-w-80">
        <TotalRows
          invoice={invoice}
          totals={totals}
          more={owedLines(invoice, [...creditNotes].reverse())}
        />
      </div>
      {notes && <p className="whitespace-pre-line wrap-anywhere">{notes}</p>}
      <PaperFoot>
        {status === 'void' && 'This invoice is void. Nothing is owed. '}
        Sample invoice. Not a fiscal invoice.
      </PaperFoot>
    </>
  )
}

import { Link } from 'wouter'
import type { CreditNote } from '#db/invoices/credit-notes.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { formatMoment, formatMoney } from '#db/text/format.ts'
import { detailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { CreditNotePdf } from '#src/screens/shared/invoices/credit-note-pdf.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'

interface Props {
  invoice: Pick<Invoice, 'id' | 'currency'>
  notes: readonly CreditNote[]
}

/** The credit notes of an invoice, newest first: what was refunded and why, each as a PDF (INV-5). */
export function CreditNotes({ invoice: { id, currency }, notes }: Props) {
  return (
    <Card aria-label="Credit notes">
      <CardHeader title="Credit notes" />
      <ul>
        {notes.map(({ number, amount, issuedAt, reason, refundId }) => (
          <li
            key={number}
            className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-t border-line px-card py-3"
          >
            <div className="min-w-0">
              <p className="font-medium tabular-nums">{number}</p>
              <p className="text-sm text-muted">{formatMoment(issuedAt)}</p>
              <p className="text-sm wrap-anywhere text-muted">
                {reason},{' '}
                <Link
                  to={detailsPath(refundId, '')}
                  className="text-primary-text underline underline-offset-4"
                >
                  {refundId}
                </Link>
              </p>
            </div>
            <span className="ml-auto grid justify-items-end">
              <span className="font-semibold tabular-nums">{formatMoney(-amount, currency)}</span>
              <CreditNotePdf
                invoiceId={id}
                number={number}
                label="Download PDF"
                look={{ variant: 'text' }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { useState } from 'react'
import type { Merchant } from '#db/merchants/schemas.ts'
import { type PlanInvoice, planNames } from '#db/settings/plans.ts'
import { formatDate } from '#db/text/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { totalsInWords } from './plan-words.ts'

interface InvoiceRowProps {
  invoice: PlanInvoice
  onView: () => void
}

function InvoiceRow({ invoice, onView }: InvoiceRowProps) {
  const { id, plan, period, createdAt } = invoice
  return (
    <li className="flex min-h-17 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-card py-2.5 first:border-t-0">
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="block font-medium">
          {planNames[plan]}, {period}
        </span>
        <span className="block text-sm text-muted tabular-nums">
          {id}, {formatDate(createdAt)}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{totalsInWords(invoice)}</span>
      <Button variant="text" size="sm" aria-label={`View ${id}`} onClick={onView}>
        View
      </Button>
    </li>
  )
}

const InvoiceDialog = lazyDialog(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog)

interface Props {
  merchant: Merchant
  invoices: readonly PlanInvoice[]
}

/** The invoices of plan changes and renewals. */
export function Billing({ merchant, invoices }: Props) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<PlanInvoice | null>(null)
  return (
    <section aria-labelledby="billing">
      <h2 id="billing" className="mb-3 text-lg">
        Billing
      </h2>
      <Card>
        {invoices.length === 0 ? (
          <p className="p-5 text-muted">Plan invoices appear here.</p>
        ) : (
          <ul aria-label="Plan invoices">
            {invoices.map((invoice) => (
              <InvoiceRow
                key={invoice.id}
                invoice={invoice}
                onView={() => {
                  setChosen(invoice)
                  setOpen(true)
                }}
              />
            ))}
          </ul>
        )}
      </Card>
      {chosen && (
        <InvoiceDialog
          open={open}
          onClose={() => setOpen(false)}
          merchant={merchant}
          invoice={chosen}
        />
      )}
    </section>
  )
}

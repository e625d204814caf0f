import { useState } from 'react'
import type { Merchant } from '#db/merchants/schemas.ts'
import type { PlanInvoice } from '#db/settings/plans.ts'
import { Card } from '#src/ui/card.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { InvoiceRow } from './invoice-row.tsx'

const InvoiceDialog = lazyDialog(() => import('./invoice-dialog.tsx'), 'InvoiceDialog')

interface Props {
  merchant: Merchant
  invoices: readonly PlanInvoice[]
}

/** The invoices of the changes of plan, and of what it renewed for. */
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
          <p className="p-5 text-muted">
            The invoice of each change of plan and of each renewal is kept here.
          </p>
        ) : (
          <ul aria-label="Invoices of your plan">
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

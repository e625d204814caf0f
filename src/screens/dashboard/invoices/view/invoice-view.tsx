import { Printer } from 'lucide-react'
import type { InvoiceDetails } from '#db/queries/get-invoice.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { invoiceMessages } from '#src/rules/messages/invoice-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { invoiceActions, type InvoiceDoers } from '../invoice-actions.ts'
import { Course } from './course.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { InvoicePaper } from './invoice-paper.tsx'
import { Paper } from './paper.tsx'
import { Payments } from './payments.tsx'
import { PrintedPaper } from './printed-paper.tsx'

interface Props {
  details: InvoiceDetails
  doers: InvoiceDoers
}

/** An invoice that is sent: its paper, what can be done with it, and what came of it. */
export function InvoiceView({ details, doers }: Props) {
  const { invoice, link, payments } = details
  const dryRun = useDryRun()
  const actions = actionsFor(invoiceActions, invoice, doers).filter(({ id }) => id !== 'view')
  async function printPaper() {
    if (!(await dryRun(invoiceMessages.wouldPrint))) globalThis.print()
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="grid min-w-0 gap-4">
        <div role="group" aria-label="Actions" className="flex flex-wrap gap-2">
          {actions.map(({ id, label, icon, danger, onSelect }, at) => (
            <Button
              key={id}
              size="sm"
              variant={danger ? 'danger-outline' : at === 0 ? 'primary' : 'secondary'}
              icon={icon}
              onClick={onSelect}
            >
              {label}
            </Button>
          ))}
          <Button
            size="sm"
            variant="secondary"
            icon={<Printer aria-hidden />}
            onClick={() => void printPaper()}
          >
            Print
          </Button>
        </div>
        <Paper>
          <InvoicePaper details={details} />
        </Paper>
      </div>
      <div className="grid min-w-0 gap-4">
        <Course invoice={invoice} />
        <Payments invoice={invoice} payments={payments} />
        {link && invoice.open > 0 && (
          <HowToPay link={link} merchantName={details.merchant.name} open={invoice.open} />
        )}
      </div>
      <PrintedPaper details={details} />
    </div>
  )
}

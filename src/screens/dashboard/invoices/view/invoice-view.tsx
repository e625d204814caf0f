import { Printer } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { InvoiceDetails } from '#db/invoices/queries.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { Button } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import type { OfferedAction } from '#src/ui/list/row-actions.tsx'
import { Course } from './course.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { InvoicePaper } from './invoice-paper.tsx'
import { Paper } from '#src/screens/shared/invoices/paper.tsx'
import { Payments } from './payments.tsx'

interface Props {
  details: InvoiceDetails
  /** What can be done with it now, the likeliest first. */
  actions: readonly OfferedAction[]
}

const PrintedPaper = lazy(async () => ({
  default: (await import('./printed-paper.tsx')).PrintedPaper,
}))

/** How many actions are buttons; the others stand in the menu beside them. */
const buttons = 3

/** An invoice that is sent: its paper, what can be done with it, and what came of it. */
export function InvoiceView({ details, actions }: Props) {
  const { invoice, link, payments } = details
  const dryRun = useDryRun()
  async function printPaper() {
    if (!(await dryRun(invoiceMessages.wouldPrint))) globalThis.print()
  }
  const print = {
    id: 'print',
    label: 'Print',
    icon: <Printer aria-hidden />,
    danger: false,
    forbidden: undefined,
    onSelect: () => void printPaper(),
  }
  const at = actions.findIndex(({ id }) => id === 'download') + 1
  const all = [...actions.slice(0, at), print, ...actions.slice(at)]
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap gap-2">
          {all.slice(0, buttons).map(({ id, label, icon, forbidden, onSelect }, index) => (
            <Button
              key={id}
              size="sm"
              variant={index === 0 ? 'primary' : 'secondary'}
              icon={icon}
              forbidden={forbidden}
              onClick={onSelect}
            >
              {label}
            </Button>
          ))}
          <Menu label="More actions" items={all.slice(buttons)} />
        </div>
        <Paper finished={invoice.status !== 'void'}>
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
      <Suspense>
        <PrintedPaper details={details} />
      </Suspense>
    </div>
  )
}

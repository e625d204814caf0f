import { Copy, Printer } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { InvoiceDetails, InvoiceListing } from '#db/invoices/queries.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useShownToCustomer } from '#src/data/last-paths.ts'
import { calendarDayText, formatMoment, formatMoney } from '#src/rules/format.ts'
import { linkAddress, shownAddress, ussdReference } from '#src/rules/links.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.ts'
import { InvoiceStatus } from '#src/screens/shared/invoices/invoice-status.tsx'
import { Paper } from '#src/screens/shared/invoices/paper.tsx'
import { checkoutOf, OpenAsCustomer } from '#src/screens/shared/share-link/open-as-customer.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Menu, type OfferedAction } from '#src/ui/menu.tsx'
import { InvoicePaper } from './invoice-paper.tsx'
import { Payments } from './payments.tsx'

interface HowToPayProps {
  link: PaymentLink
  merchantName: string
  /** The amount due, in minor units. */
  open: number
}

/** The invoice's own link and USSD reference. */
function HowToPay({ link, merchantName, open }: HowToPayProps) {
  const { id, name, path, currency } = link
  useShownToCustomer(checkoutOf(link))
  const address = () => linkAddress(path, { name, merchantName, amount: open, currency })
  return (
    <Card padded className="grid gap-2">
      <h2 className="text-lg">How customers pay</h2>
      <p className="text-sm wrap-anywhere">{shownAddress(path)}</p>
      <p className="text-sm text-muted">
        By USSD with the reference{' '}
        <span className="font-semibold text-text">{ussdReference(id)}</span>. Pay in full or in
        parts.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden />}
          onClick={() => void copyAndSay(address())}
        >
          Copy Link
        </Button>
        <OpenAsCustomer link={link} />
      </div>
    </Card>
  )
}

/** The status of an invoice: the amount due, and its history. */
function Course({ invoice }: { invoice: InvoiceListing }) {
  const { total, paid, pending, open, currency, dueDate } = invoice
  const { sentAt, viewedAt, remindedAt, voidedAt } = invoice
  const money = (minor: number) => formatMoney(minor, currency)
  const sums: [string, string][] = [
    ['Total', money(total)],
    ['Paid', money(paid)],
  ]
  if (pending > 0) sums.push(['On its way', money(pending)])
  sums.push(['Amount due', money(open)])
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
            ...moments.flatMap(([what, at]) => (at ? [[what, formatMoment(at)] as const] : [])),
            ['Due', calendarDayText(dueDate)],
          ]}
        />
      </div>
    </Card>
  )
}

interface Props {
  details: InvoiceDetails
  /** The available actions, most likely first. */
  actions: readonly OfferedAction[]
}

const PrintedPaper = lazy(async () => ({
  default: (await import('./printed-paper.tsx')).PrintedPaper,
}))

/** The number of actions shown as buttons; the others are in the menu. */
const buttons = 3

/** A sent invoice: its paper, its actions and its history. */
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

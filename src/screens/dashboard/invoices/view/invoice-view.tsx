import { Copy, Printer } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import type { CreditNote } from '#db/invoices/credit-notes.ts'
import type { InvoiceDetails, InvoiceListing } from '#db/invoices/queries.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import { calendarDayText, formatMoment, formatMoney } from '#db/text/format.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useShownToCustomer } from '#src/data/last-paths.ts'
import { linkAddress, shownAddress, ussdReference } from '#src/rules/links.ts'
import { invoiceTitle } from '#src/rules/invoices.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { CreditNotePdf } from '#src/screens/shared/invoices/credit-note-pdf.tsx'
import { InvoiceStatusBadge } from '#src/screens/shared/invoices/invoice-status.tsx'
import { Paper } from '#src/screens/shared/invoices/paper.tsx'
import { checkoutOf, OpenAsCustomer } from '#src/screens/shared/share-link/open-as-customer.tsx'
import { ShareButton } from '#src/screens/shared/share-link/share-button.tsx'
import { useSharedLine } from '#src/screens/shared/shared-line.ts'
import { detailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader, CardRow } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import type { OfferedAction } from '#src/ui/menu-items.tsx'
import { Menu } from '#src/ui/menu.tsx'
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

/** Returns what matters most about an invoice: what is due, or how it ended. */
function headline({ status, open, paid, total }: InvoiceListing): [term: string, amount: number] {
  if (status === 'void') return ['Void', total]
  return open > 0 ? ['Amount due', open] : ['Paid', paid]
}

interface StatusProps {
  invoice: InvoiceListing
  /** The available actions, most likely first. */
  actions: readonly OfferedAction[]
  /** The ways to share it. */
  ways: readonly OfferedAction[]
}

/** The status of an invoice: the amount due, what can be done about it, and its history. */
function StatusCard({ invoice, actions, ways }: StatusProps) {
  const { total, paid, credited, pending, currency, dueDate } = invoice
  const { sentAt, viewedAt, remindedAt, voidedAt } = invoice
  const shared = useSharedLine(invoice.number ?? '')
  const money = (minor: number) => formatMoney(minor, currency)
  const [term, amount] = headline(invoice)
  const facts: [string, string][] = [['Total', money(total)]]
  if (paid > 0) facts.push(['Paid', money(paid)])
  if (credited > 0) facts.push(['Credited', money(-credited)])
  if (pending > 0) facts.push(['Pending', money(pending)])
  facts.push(['Due', calendarDayText(dueDate)])
  const moments: [string, string | null][] = [
    ['Sent', sentAt],
    ['Viewed', viewedAt],
    ['Reminded', remindedAt],
    ['Void', voidedAt],
  ]
  return (
    <Card padded aria-label="Status" className="grid gap-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-sm font-medium text-muted">{term}</h2>
          <InvoiceStatusBadge invoice={invoice} />
        </div>
        <p className="text-[min(2.375rem,10vw)] leading-[1.15] font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums">
          {money(amount)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 *:[button]:flex-auto">
        {actions.slice(0, buttons).map(({ id, label, icon, forbidden, onSelect }, index) => {
          const look = {
            size: 'sm',
            variant: index === 0 ? 'primary' : 'secondary',
            className: index === 0 ? 'basis-full' : 'px-2.5!',
          } as const
          return id === 'share' ? (
            <ShareButton key={id} name={invoiceTitle(invoice)} items={ways} {...look} />
          ) : (
            <Button
              key={id}
              icon={index === 0 && icon}
              forbidden={forbidden}
              onClick={onSelect}
              {...look}
            >
              {label}
            </Button>
          )
        })}
        {actions.length > buttons && <Menu label="More actions" items={actions.slice(buttons)} />}
      </div>
      <DetailRows
        look="lines"
        items={[
          ...facts,
          ...moments.flatMap(([what, at]) => (at ? [[what, formatMoment(at)] as const] : [])),
          ...shared,
        ]}
      />
    </Card>
  )
}

interface Props extends Pick<StatusProps, 'actions' | 'ways'> {
  details: InvoiceDetails
}

const PrintedPaper = lazy(async () => ({
  default: (await import('./printed-paper.tsx')).PrintedPaper,
}))

/** The number of actions shown as buttons; the others are in the menu. */
const buttons = 3

/** A sent invoice: its status with its actions, its paper, and how it is paid. */
export function InvoiceView({ details, actions, ways }: Props) {
  const { invoice, link, payments, creditNotes } = details
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
  const isPayable = link !== null && invoice.open > 0
  // How customers pay has a button for it.
  const offered = isPayable ? actions.filter(({ id }) => id !== 'pay') : actions
  const at = offered.findIndex(({ id }) => id === 'download') + 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <StatusCard
        invoice={invoice}
        ways={ways}
        actions={[...offered.slice(0, at), print, ...offered.slice(at)]}
      />
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Paper finished={invoice.status !== 'void'}>
          <InvoicePaper details={details} />
        </Paper>
      </div>
      <div className="grid gap-4">
        <Payments invoice={invoice} payments={payments} />
        {creditNotes.length > 0 && <CreditNotes invoice={invoice} notes={creditNotes} />}
        {isPayable && (
          <HowToPay link={link} merchantName={details.merchant.name} open={invoice.open} />
        )}
      </div>
      <Suspense>
        <PrintedPaper details={details} />
      </Suspense>
    </div>
  )
}

interface CreditNotesProps {
  invoice: Pick<Invoice, 'id' | 'currency'>
  notes: readonly CreditNote[]
}

/** The credit notes of an invoice, newest first: what was refunded and why, each as a PDF (INV-5). */
function CreditNotes({ invoice: { id, currency }, notes }: CreditNotesProps) {
  return (
    <Card aria-label="Credit notes">
      <CardHeader title="Credit notes" />
      <ul>
        {notes.map(({ number, amount, issuedAt, reason, refundId }) => (
          <CardRow
            key={number}
            className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-3"
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
          </CardRow>
        ))}
      </ul>
    </Card>
  )
}

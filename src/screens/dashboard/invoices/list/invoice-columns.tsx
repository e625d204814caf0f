import { Link } from 'wouter'
import { inUsd } from '#db/money.ts'
import { parseDay } from '#db/days.ts'
import type { InvoiceListing } from '#db/invoices/queries.ts'
import { calendarDayText, formatMoney, shortDayText } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { invoiceStatusLooks, invoiceTitle } from '#src/rules/invoices.ts'
import type { CardParts } from '#src/ui/list/rows-props.ts'
import type { Column } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { InvoiceStatusBadge } from '#src/screens/shared/invoices/invoice-status.tsx'

export const invoiceOrders = ['invoice', 'customer', 'due', 'total', 'open', 'status'] as const
type Order = (typeof invoiceOrders)[number]

/** Sorts after every amount due. */
const never = 8e15

/** Sorts amounts due first, then drafts, then finished invoices, newest first. */
function owedAt({ open, status, dueDate, createdAt }: InvoiceListing): number {
  if (open > 0) return parseDay(dueDate)?.getTime() ?? 0
  return never + (status === 'draft' ? 0 : 4e14) - Date.parse(createdAt) / 10
}

const customerOf = ({ customer }: InvoiceListing) => customer.name || 'No customer'
const notesOf = ({ creditNotes }: InvoiceListing) =>
  creditNotes.map(({ number }) => number).join(', ')
const money = (amount: number, { currency }: InvoiceListing) => formatMoney(amount, currency)

export const invoiceColumns: Column<InvoiceListing, Order>[] = [
  {
    id: 'invoice',
    header: 'Invoice',
    className: 'whitespace-nowrap',
    sort: '-invoice',
    value: ({ number }) => number ?? '',
    cell: (invoice) => (
      <Link
        to={pathTo('invoice', { id: invoice.id })}
        className="inline-flex min-h-11 items-center font-medium text-primary-text tabular-nums underline underline-offset-4"
      >
        {invoiceTitle(invoice)}
      </Link>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    isName: true,
    className: 'min-w-36',
    sort: 'customer',
    value: customerOf,
    cell: (invoice) => <span className="wrap-anywhere">{customerOf(invoice)}</span>,
  },
  {
    id: 'due',
    header: 'Due',
    className: 'whitespace-nowrap text-muted',
    sort: 'due',
    kind: 'date',
    value: owedAt,
    cell: ({ dueDate }) => calendarDayText(dueDate),
  },
  {
    id: 'total',
    header: 'Total',
    numeric: true,
    className: 'whitespace-nowrap text-muted',
    sort: '-total',
    kind: 'money',
    value: ({ total, currency }) => inUsd(total, currency),
    cell: (invoice) => (
      <>
        {money(invoice.total, invoice)}
        {invoice.credited > 0 && (
          <span className="block text-sm">
            {notesOf(invoice)}, {money(-invoice.credited, invoice)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'open',
    header: 'Amount due',
    numeric: true,
    className: 'whitespace-nowrap',
    sort: '-open',
    kind: 'money',
    value: ({ open, currency }) => inUsd(open, currency),
    cell: (invoice) =>
      invoice.open > 0 ? (
        <span className="font-semibold">{money(invoice.open, invoice)}</span>
      ) : (
        <span className="text-subtle">
          –<span className="sr-only"> nothing due</span>
        </span>
      ),
  },
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    value: ({ status }) => invoiceStatusLooks[status].label,
    cell: (invoice) => <InvoiceStatusBadge invoice={invoice} />,
  },
]

/** An invoice as a card: the customer, and the amount due. */
export const invoiceCard = (invoice: InvoiceListing, { box }: CardParts) => {
  const { open, total, credited, dueDate, status } = invoice
  return (
    <RowLines
      mark={box}
      name={customerOf(invoice)}
      end={
        <span className={`tabular-nums ${status === 'void' ? 'text-muted' : 'font-semibold'}`}>
          {money(open > 0 ? open : total, invoice)}
          {open > 0 && open < total && (
            <span className="text-sm font-normal text-muted"> of {money(total, invoice)}</span>
          )}
        </span>
      }
    >
      <RowLine end={<InvoiceStatusBadge invoice={invoice} />}>
        {invoiceTitle(invoice)}
        {open > 0 && `, due ${shortDayText(dueDate)}`}
      </RowLine>
      {credited > 0 && (
        <RowLine>
          {notesOf(invoice)}, {money(-credited, invoice)}
        </RowLine>
      )}
    </RowLines>
  )
}

import { parseDay } from '#db/days.ts'
import type { InvoiceStatus } from '#db/invoices/rules.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { pathTo } from '#src/routes/paths.ts'
import { countOf, formatDate, formatDay, formatMoney } from './format.ts'

/** Labels and tones of invoice statuses. */
export const invoiceStatuses: Record<
  InvoiceStatus,
  { tone: 'ok' | 'wait' | 'bad' | 'info' | 'off' | 'line'; label: string }
> = {
  draft: { tone: 'line', label: 'Draft' },
  sent: { tone: 'info', label: 'Sent' },
  viewed: { tone: 'info', label: 'Viewed' },
  'partly-paid': { tone: 'wait', label: 'Partly paid' },
  paid: { tone: 'ok', label: 'Paid' },
  overdue: { tone: 'bad', label: 'Overdue' },
  void: { tone: 'off', label: 'Void' },
}

/** Formats a quantity in thousandths: `1.5`, `1,200`. */
export const quantityText = (thousandths: number): string =>
  (thousandths / 1_000).toLocaleString('en-US', { maximumFractionDigits: 3 })

/** Returns an invoice's number, or "Draft" when it has none. */
export const invoiceTitle = ({ number }: Pick<Invoice, 'number'>): string => number ?? 'Draft'

/** Formats a calendar day: `Dec 5, 2026`. */
export function calendarDayText(day: string): string {
  const date = parseDay(day)
  return date ? formatDate(date.toISOString()) : day
}

/** Formats a calendar day without its year: `Dec 5`. */
export function shortDayText(day: string): string {
  const date = parseDay(day)
  return date ? formatDay(date.toISOString()) : day
}

/** Describes how many days overdue an invoice is; '' when it is not. */
export const lateText = (daysLate: number): string =>
  daysLate === 0 ? '' : `${countOf(daysLate, 'day')} late`

const nameOf = ({ name, email, phone }: Invoice['customer']) =>
  [name.toLowerCase(), email.toLowerCase() || phone].join('\n')

/** Lists earlier customers, most recent first, each once with the details last used. */
export function earlierCustomers(
  invoices: readonly Pick<Invoice, 'customer'>[],
): Invoice['customer'][] {
  const found = new Map<string, Invoice['customer']>()
  for (const { customer } of invoices)
    if (customer.name !== '' && !found.has(nameOf(customer))) found.set(nameOf(customer), customer)
  return [...found.values()]
}

interface About {
  invoice: Pick<Invoice, 'customer' | 'currency' | 'dueDate' | 'notes'>
  merchantName: string
  /** The amount due, in minor units. */
  open: number
  daysLate: number
}

/** `{number}` and `{path}` are filled in when the message is sent. */
const payPath = pathTo('checkout', { path: '{path}' })

const greeting = ({ customer }: About['invoice']) => `Hello ${customer.name},`

/** Returns the message that sends an invoice to a customer. */
export function invoiceWords({ invoice, merchantName, open }: About) {
  const amount = formatMoney(open, invoice.currency)
  return {
    subject: `Invoice {number} from ${merchantName}`,
    body: [
      greeting(invoice),
      `${merchantName} has sent you invoice {number} of ${amount}, due ${calendarDayText(invoice.dueDate)}.`,
      'You can pay all or a part of it by mobile money, card or bank.',
      ...(invoice.notes ? [invoice.notes] : []),
    ].join('\n\n'),
    payPath,
  }
}

/** Returns the message that reminds a customer of an invoice. */
export function reminderWords({ invoice, merchantName, open, daysLate }: About) {
  const amount = formatMoney(open, invoice.currency)
  const due = calendarDayText(invoice.dueDate)
  const when = daysLate === 0 ? `is due ${due}` : `was due ${due}, ${lateText(daysLate)}`
  return {
    subject: `Reminder: invoice {number} from ${merchantName}`,
    body: [
      greeting(invoice),
      `${amount} of invoice {number} from ${merchantName} is open. It ${when}.`,
      'If you have paid it already, there is nothing to do.',
    ].join('\n\n'),
    payPath,
  }
}

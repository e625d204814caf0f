import type { InvoiceStatus } from '#db/invoices/rules.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { countOf } from '#db/text/format.ts'

/** Labels and tones of invoice statuses. */
export const invoiceStatusLooks: Record<
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

/** Describes how many days overdue an invoice is; '' when it is not. */
export const lateText = (daysLate: number): string =>
  daysLate === 0 ? '' : `${countOf(daysLate, 'day')} overdue`

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

/** Returns the storage key for the unsaved edits of an invoice. */
export const typingName = (merchantId: string, id: string): string => `invoice-${merchantId}-${id}`

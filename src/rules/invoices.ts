import type { CreditNote } from '#db/invoices/credit-notes.ts'
import type { InvoiceMoney, InvoiceStatus, InvoiceTotals } from '#db/invoices/rules.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { countOf, formatMoney } from '#db/text/format.ts'

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

type Lines = [term: string, value: string][]

/** Returns an invoice's subtotal, discount and tax, if any, and its total, as they are printed. */
export function totalLines(
  { discount, taxPercent, currency }: Pick<Invoice, 'discount' | 'taxPercent' | 'currency'>,
  { subtotal, discount: taken, tax, total }: InvoiceTotals,
): Lines {
  const money = (minor: number) => formatMoney(minor, currency)
  const lines: Lines = []
  if (discount || taxPercent > 0) lines.push(['Subtotal', money(subtotal)])
  const percent = discount?.kind === 'percent' ? ` ${discount.percent}%` : ''
  if (discount) lines.push([`Discount${percent}`, money(-taken)])
  if (taxPercent > 0) lines.push([`VAT ${taxPercent}%`, money(tax)])
  return [...lines, ['Total', money(total)]]
}

/** Returns what a sent invoice prints below its total: what is paid, credited and due. */
export function owedLines(
  {
    sentAt,
    status,
    paid,
    open,
    currency,
  }: Pick<Invoice, 'sentAt' | 'currency'> &
    Pick<InvoiceMoney, 'paid' | 'open'> & { status: InvoiceStatus },
  creditNotes: readonly Pick<CreditNote, 'number' | 'amount'>[],
): Lines {
  if (sentAt === null || status === 'void') return []
  const money = (minor: number) => formatMoney(minor, currency)
  return [
    ...(paid > 0 ? ([['Paid', money(paid)]] satisfies Lines) : []),
    ...creditNotes.map(({ number, amount }): Lines[number] => [
      `Credit note ${number}`,
      money(-amount),
    ]),
    ['Amount due', money(open)],
  ]
}

/** Returns how a customer is reached, as papers print it, and their TIN; a line each. */
export const billToLines = ({ email, phone, tin }: Invoice['customer']): string[] =>
  [email, phone, tin ? `TIN ${tin}` : ''].filter(Boolean)

/** Returns what a credit note prints: the reason, the tax within the amount, if any, and the amount. */
export function creditLines(
  { taxPercent, currency }: Pick<Invoice, 'taxPercent' | 'currency'>,
  { amount, tax, reason }: Pick<CreditNote, 'amount' | 'tax' | 'reason'>,
): Lines {
  const money = (minor: number) => formatMoney(minor, currency)
  return [
    [reason, money(amount - tax)],
    ...(tax > 0 ? ([[`VAT ${taxPercent}%`, money(tax)]] satisfies Lines) : []),
    ['Credited', money(amount)],
  ]
}

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

import type { Invoice } from '#db/model/invoice.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatMoney } from './format.ts'
import { calendarDayText, lateText } from './invoices.ts'

interface About {
  invoice: Pick<Invoice, 'customer' | 'currency' | 'dueDate' | 'notes'>
  merchantName: string
  /** What is asked for, in minor units. */
  open: number
  daysLate: number
}

/** The messages of an invoice: `{number}` and `{path}` are filled in as they are sent. */
const payPath = pathTo('checkout', { path: '{path}' })

const greeting = ({ customer }: About['invoice']) => `Hello ${customer.name},`

/** What a customer is told with an invoice. */
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

/** What a customer is reminded of. */
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

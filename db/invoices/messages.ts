import { pathTo } from '#routes/paths.ts'
import type { Act } from '../define-action.ts'
import type { PaymentLink } from '../links/schemas.ts'
import type { Message } from '../log/messages.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { calendarDayText, countOf, formatMoney } from '../text/format.ts'
import { isolated } from '../text/typed-text.ts'
import type { Invoice } from './schemas.ts'

interface About {
  invoice: Pick<Invoice, 'customer' | 'currency' | 'dueDate' | 'notes'>
  /** Assigned by sending it, so a draft's preview shows the next one. */
  number: string
  merchantName: string
}

type Words = Pick<Message, 'subject' | 'body'>

const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n')

/** Returns the message that sends an invoice to a customer; `total` is in minor units. */
export const invoiceMessage = ({ invoice, number, merchantName }: About, total: number): Words => ({
  subject: `Invoice ${number} from ${isolated(merchantName)}`,
  body: paragraphs(
    `Hello ${isolated(invoice.customer.name)},`,
    `${isolated(merchantName)} has sent you invoice ${number} for ${formatMoney(total, invoice.currency)}, due ${calendarDayText(invoice.dueDate)}.`,
    'Pay in full or in part by mobile money, card or bank transfer.',
    invoice.notes,
  ),
})

/**
 * Returns the message that reminds a customer of an invoice; `open` is the amount due in minor
 * units, `daysLate` 0 unless it is overdue.
 */
export function reminderMessage(
  { invoice, number, merchantName }: About,
  { open, daysLate }: { open: number; daysLate: number },
): Words {
  const due = calendarDayText(invoice.dueDate)
  const when =
    daysLate === 0 ? `is due ${due}` : `was due ${due} and is ${countOf(daysLate, 'day')} overdue`
  return {
    subject: `Reminder: invoice ${number} from ${isolated(merchantName)}`,
    body: paragraphs(
      `Hello ${isolated(invoice.customer.name)},`,
      `${formatMoney(open, invoice.currency)} of invoice ${number} from ${isolated(merchantName)} ${when}.`,
      'If you have already paid, please ignore this message.',
    ),
  }
}

/** Puts the message that sends a customer a credit note into the outbox; `amount` is in minor units. INV-5. */
export async function tellOfCreditNote(
  act: Act<'messages'>,
  { merchantId, number: invoice, customer, currency }: Invoice,
  { merchantName, number, amount }: { merchantName: string; number: string; amount: number },
): Promise<void> {
  const { name, email, phone } = customer
  await sendMessage(act, {
    merchantId,
    channel: email ? 'email' : 'sms',
    to: [email || phone],
    subject: `Credit note ${number} from ${isolated(merchantName)}`,
    body: paragraphs(
      `Hello ${isolated(name)},`,
      `${isolated(merchantName)} refunded ${formatMoney(amount, currency)} of invoice ${invoice ?? ''}, to the payment method you used.`,
      `Credit note ${number} ${email ? 'is attached' : 'confirms it'}. Nothing is due again on the invoice.`,
    ),
    ...(email && { attachment: `${number}.pdf` }),
  })
}

/** Returns the label of the button that pays an invoice's amount due, in minor units. */
export const payLabel = (due: number, { currency }: Pick<Invoice, 'currency'>): string =>
  `Pay ${formatMoney(due, currency)}`

/**
 * Puts a message about an invoice into the outbox, with a button to pay the amount due: an e-mail if
 * there is an address, otherwise a text message.
 */
export async function tellCustomer(
  act: Act<'messages'>,
  invoice: Invoice,
  { path }: Pick<PaymentLink, 'path'>,
  { due, ...words }: Words & { due: number },
): Promise<void> {
  const { merchantId, number, customer } = invoice
  const { email, phone } = customer
  await sendMessage(act, {
    ...words,
    merchantId,
    channel: email ? 'email' : 'sms',
    to: [email || phone],
    ...(email && { attachment: `${number}.pdf` }),
    link: { label: payLabel(due, invoice), path: pathTo('checkout', { path }) },
  })
}

import { pathTo } from '#routes/paths.ts'
import type { Act } from '../define-action.ts'
import type { PaymentLink } from '../links/schemas.ts'
import type { Message } from '../log/messages.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { calendarDayText, formatMoney } from '../text/format.ts'
import { inLanguage, type PayerLanguage } from '../text/payer-words/languages.ts'
import { messageWords } from '../text/payer-words/messages.ts'
import type { Invoice } from './schemas.ts'

interface About {
  invoice: Pick<Invoice, 'customer' | 'currency' | 'dueDate' | 'notes'>
  /** Assigned by sending it, so a draft's preview shows the next one. */
  number: string
  merchantName: string
  /** The customer's: English before they have paid. */
  language?: PayerLanguage
}

type Words = Pick<Message, 'subject' | 'body' | 'language'>

const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n')

/** Returns the message that sends an invoice to a customer; `total` is in minor units. */
export function invoiceMessage(
  { invoice, number, merchantName: merchant, language = 'en' }: About,
  total: number,
): Words {
  const words = messageWords(language)
  const amount = formatMoney(total, invoice.currency)
  return {
    subject: words.invoiceSubject({ number, merchant }),
    body: paragraphs(
      words.hello(invoice.customer.name),
      words.invoiceSent({ number, merchant, amount, due: calendarDayText(invoice.dueDate) }),
      words.waysToPay,
      invoice.notes,
    ),
    ...inLanguage(language),
  }
}

/**
 * Returns the message that reminds a customer of an invoice; `open` is the amount due in minor
 * units, `daysLate` 0 unless it is overdue.
 */
export function reminderMessage(
  { invoice, number, merchantName: merchant, language = 'en' }: About,
  { open, daysLate: days }: { open: number; daysLate: number },
): Words {
  const words = messageWords(language)
  const amount = formatMoney(open, invoice.currency)
  const about = { number, merchant, amount, due: calendarDayText(invoice.dueDate) }
  return {
    subject: words.reminderSubject(about),
    body: paragraphs(
      words.hello(invoice.customer.name),
      days === 0 ? words.isDue(about) : words.isOverdue({ ...about, days }),
      words.ignore,
    ),
    ...inLanguage(language),
  }
}

interface Credited {
  merchantName: string
  number: string
  /** In minor units. */
  amount: number
  language: PayerLanguage
}

/** Puts the message that sends a customer a credit note into the outbox. INV-5. */
export async function tellOfCreditNote(
  act: Act<'messages'>,
  { merchantId, number: invoice, customer, currency }: Invoice,
  { merchantName: merchant, number, amount, language }: Credited,
): Promise<void> {
  const { name, email, phone } = customer
  const words = messageWords(language)
  await sendMessage(act, {
    merchantId,
    channel: email ? 'email' : 'sms',
    to: [email || phone],
    subject: words.creditSubject({ number, merchant }),
    body: paragraphs(
      words.hello(name),
      words.credited({ number: invoice ?? '', merchant, amount: formatMoney(amount, currency) }),
      email ? words.creditAttached(number) : words.creditConfirms(number),
    ),
    ...inLanguage(language),
    ...(email && { attachment: `${number}.pdf` }),
  })
}

/** Returns the label of the button that pays an invoice's amount due, in minor units. */
export const payLabel = (
  due: number,
  { currency }: Pick<Invoice, 'currency'>,
  language: PayerLanguage = 'en',
): string => messageWords(language).pay(formatMoney(due, currency))

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
    link: { label: payLabel(due, invoice, words.language), path: pathTo('checkout', { path }) },
  })
}

import { currentDate } from '#db/clock.ts'
import { invoiceMessage, payLabel, reminderMessage } from '#db/invoices/messages.ts'
import type { InvoiceMoney } from '#db/invoices/rules.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import type { Message } from '#db/log/messages.ts'
import type { CustomerFees } from '#db/payments/fees.ts'
import type { Payout } from '#db/payouts/schemas.ts'
import { formatMomentWithin, formatMoney } from '#db/text/format.ts'
import type { PayerLanguage } from '#db/text/payer-words/languages.ts'
import { linkMessageWords, messageWords } from '#db/text/payer-words/messages.ts'
import { receiptEnglish } from '#db/text/payer-words/receipt-english.ts'
import { isolated } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { linkAddress, type PayLinkFacts } from './links.ts'
import { byWhen } from './payouts.ts'
import { receiptOf } from './receipt.ts'
import { ussdAmount, ussdSteps } from './ussd.ts'

/** A message about a row, as it is shared by WhatsApp and kept in the outbox. */
export interface SharedMessage extends Pick<Message, 'subject' | 'body' | 'link' | 'language'> {
  about: 'link' | 'invoice' | 'receipt' | 'payout'
  /** The row's. */
  id: string
  /** The customer's number; '' where the sender chooses in WhatsApp. */
  phone: string
  /** Where it is paid, in full; '' if there is nothing to pay. */
  address: string
}

/** Returns the whole text of a message, which ends with its address. */
export const sharedText = ({ body, address }: Pick<SharedMessage, 'body' | 'address'>): string =>
  address ? `${body}\n\n${address}` : body

const paragraphs = (...parts: string[]): string => parts.filter(Boolean).join('\n\n')

/** A link that can be paid. */
export interface PayableLink extends PayLinkFacts {
  id: string
  path: string
}

/** Returns how a link is paid without data, with its reference and amount, and then with data. */
function waysToPay(
  link: PayableLink,
  customerFees: CustomerFees,
  language: PayerLanguage = 'en',
): string[] {
  const words = messageWords(language)
  const steps = ussdSteps({ linkId: link.id, amount: ussdAmount(link), customerFees, language })
  return [[words.withoutData, ...steps].join('\n'), words.sample, words.orHere]
}

const payAt = (link: PayableLink, label: string): Pick<SharedMessage, 'link' | 'address'> => ({
  link: { label, path: pathTo('checkout', { path: link.path }) },
  address: linkAddress(link.path, link),
})

/** Returns the message that asks for the payment of a link: what for, amount, reference, USSD steps and address. MSG-2. */
export function linkMessage(link: PayableLink, customerFees: CustomerFees): SharedMessage {
  const { id, amount, currency } = link
  const about = { merchant: link.merchantName, name: link.name }
  const money = amount === null ? null : formatMoney(amount, currency)
  const words = linkMessageWords
  return {
    about: 'link',
    id,
    phone: '',
    subject: words.subject(link.name),
    body: paragraphs(
      money === null ? words.chosenAmount(about) : words.text({ ...about, amount: money }),
      ...waysToPay(link, customerFees),
    ),
    ...payAt(link, money === null ? words.pay : messageWords('en').pay(money)),
  }
}

/**
 * Returns the message with an invoice for its customer; a reminder of the amount due once some is paid, it is overdue, or
 * `reminds`. `link` asks for the amount due, `language` is the customer's. MSG-2, DEMO-31.
 */
export function sharedInvoice(
  invoice: Invoice & Pick<InvoiceMoney, 'total' | 'open'> & { daysLate: number },
  link: PayableLink,
  {
    customerFees,
    reminds = false,
    language = 'en',
  }: { customerFees: CustomerFees; reminds?: boolean; language?: PayerLanguage },
): SharedMessage {
  const { id, number, customer, total, open, daysLate } = invoice
  const about = { invoice, number: number ?? '', merchantName: link.merchantName, language }
  const { body, ...words } =
    reminds || daysLate > 0 || open < total
      ? reminderMessage(about, { open, daysLate })
      : invoiceMessage(about, total)
  return {
    about: 'invoice',
    id,
    phone: customer.phone,
    ...words,
    body: paragraphs(body, ...waysToPay(link, customerFees, language)),
    ...payAt(link, payLabel(open, invoice, language)),
  }
}

/** Returns the message with a transaction's receipt, line by line, with its reference. MSG-2. */
export function receiptMessage(
  row: Parameters<typeof receiptOf>[0] & { customerPhone?: string | undefined },
  merchantName: string,
  invoice: Parameters<typeof receiptOf>[1] = null,
): SharedMessage {
  const { title, amount, lines, foot } = receiptOf(row, invoice)
  const subject = receiptEnglish.from({ title, merchant: isolated(merchantName), amount })
  return {
    about: 'receipt',
    id: row.id,
    phone: row.customerPhone ?? '',
    subject,
    body: paragraphs(
      subject,
      lines.map(([term, value]) => `${term}: ${isolated(value)}`).join('\n'),
      foot,
    ),
    address: '',
  }
}

interface Paid extends Pick<
  Payout,
  'id' | 'amount' | 'fee' | 'currency' | 'destination' | 'status' | 'endedAt'
> {
  arrivesAt: string | null
  /** On hold because its business is suspended. */
  held: boolean
  failureReason: string | null
}

/** Says where a payout is, as a sentence. */
function payoutNews(payout: Paid, now: Date): string {
  const { amount, fee, currency, status, held, arrivesAt, endedAt, failureReason } = payout
  const to = isolated(payout.destination)
  const net = formatMoney(amount - fee, currency)
  if (status === 'failed')
    return `${to} returned the payout: ${isolated(failureReason ?? 'no reason given')}. The full amount, ${formatMoney(amount, currency)}, is back in the balance.`
  if (status === 'cancelled') return `The payout of ${net} to ${to} was cancelled.`
  if (status === 'paid')
    return `${net} arrived at ${to}${endedAt === null ? '' : ` ${formatMomentWithin(endedAt, now)}`}.`
  if (held) return `The payout of ${net} to ${to} is on hold.`
  return `${net} is on its way to ${to}.${arrivesAt === null ? '' : ` It arrives ${byWhen(arrivesAt, now)}.`}`
}

/** Returns the message with news of a payout: the net amount, where it is, and its reference. MSG-2. */
export function payoutMessage(
  payout: Paid,
  merchantName: string,
  now = currentDate(),
): SharedMessage {
  const { id } = payout
  return {
    about: 'payout',
    id,
    phone: '',
    subject: `Payout ${id} from ${isolated(merchantName)}`,
    body: paragraphs(
      `Payout of ${isolated(merchantName)}`,
      payoutNews(payout, now),
      `Reference: ${id}`,
    ),
    address: '',
  }
}

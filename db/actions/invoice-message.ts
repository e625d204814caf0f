import * as v from 'valibot'
import type { Invoice } from '../invoices/schemas.ts'
import type { PaymentLink } from '../links/schemas.ts'
import type { Act } from '../define-action.ts'
import { sendMessage } from './send-message.ts'

/** What an invoice's message says, and where its button leads. `{number}` and `{path}` stand for what is given in the act. */
export const invoiceWords = v.object({
  subject: v.string(),
  body: v.string(),
  /** The address of the checkout on this site, with `{path}` for the link's. */
  payPath: v.string(),
})
export type InvoiceWords = v.InferOutput<typeof invoiceWords>

/** Puts an invoice's message into the outbox: an e-mail where there is an address, else a text message. */
export async function tellCustomer(
  act: Act<'messages'>,
  invoice: Invoice,
  link: Pick<PaymentLink, 'path'>,
  words: InvoiceWords,
): Promise<void> {
  const number = invoice.number ?? ''
  const filled = (text: string) =>
    text.replaceAll('{number}', number).replaceAll('{path}', link.path)
  const { email, phone } = invoice.customer
  await sendMessage(act, {
    merchantId: invoice.merchantId,
    channel: email ? 'email' : 'sms',
    to: [email || phone],
    subject: filled(words.subject),
    body: filled(words.body),
    ...(email && { attachment: `${number}.pdf` }),
    link: { label: `Pay ${number}`, path: filled(words.payPath) },
  })
}

import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { openInvoice } from '../invoices/draft-actions.ts'
import { linkStatusAt } from '../links/rules.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { message } from './messages.ts'
import { sharedActions } from './queries.ts'
import type { LogEntry } from './schemas.ts'
import { sendMessage } from './tell-actions.ts'

const tables = [
  'paymentLinks',
  'invoices',
  'transactions',
  'payouts',
  'merchants',
  'messages',
] as const
type Sharing = Act<(typeof tables)[number]>

type About = Required<Pick<LogEntry, 'merchantId' | 'target'>> & Pick<LogEntry, 'after'>

/** A link is known by its id, because its name can change. */
const aboutLink = ({ id, name, merchantId }: PaymentLink): About => ({
  merchantId,
  target: name,
  after: { link: id },
})

/** Returns whose row it is and what the log calls it, and refuses one that tells nobody anything now. */
const subjects: Record<'link' | 'invoice' | 'receipt' | 'payout', Reader> = {
  link: async ({ get, now }, id) => {
    const link = await get('paymentLinks', id)
    const { name } = link
    const status = linkStatusAt(link, Date.parse(now))
    if (status !== 'active')
      throw new ActionError(`link-${status}`, `${name} is ${status}.`, { name, kept: 'shared' })
    return aboutLink(link)
  },
  invoice: async (act, id) => {
    const {
      invoice: { merchantId, number },
    } = await openInvoice(act, id)
    return { merchantId, target: number ?? id }
  },
  receipt: async ({ get }, id) => {
    const { merchantId, status } = await get('transactions', id)
    if (status === 'failed') throw closed(id, 'a failed payment')
    return { merchantId, target: id }
  },
  payout: async ({ get }, id) => {
    const { merchantId, status } = await get('payouts', id)
    if (status === 'cancelled') throw closed(id, 'cancelled')
    return { merchantId, target: id }
  },
}
type Reader = (act: Sharing, id: string) => Promise<About>

const closed = (id: string, state: string) =>
  new ActionError('not-open', `${id} is ${state}.`, { name: id, state })

/**
 * Keeps a message that a person shared by WhatsApp about a link, an invoice, a receipt or a payout, in the outbox and in
 * the log. Refuses with `not-found`, `invalid` if the text is too long, and with `link-inactive`, `link-expired` or
 * `not-open` where there is nothing to tell: no link to pay, no amount due, a failed payment, a cancelled payout. MSG-2.
 */
export const shareByWhatsApp = defineAction('shareByWhatsApp', {
  // It leaves the person's own phone, who may copy and share the same words without Paid.
  permission: null,
  refuses: ['not-found', 'not-open', 'link-expired', 'link-inactive'],
  invalid: ['text-long'],
  tables,
  input: v.object({
    about: v.picklist(['link', 'invoice', 'receipt', 'payout']),
    id: v.string(),
    /** The customer's number, if known. */
    phone: v.exactOptional(v.string()),
    subject: v.string(),
    body: v.string(),
    link: v.exactOptional(message.entries.link.wrapped),
    language: message.entries.language,
  }),
  run: async (act, { about, id, phone = '', subject, body, link, language }) => {
    if (!v.is(message.entries.body, body)) throw invalid('text-long')
    const { merchantId, ...row } = await subjects[about](act, id)
    const sent = await sendMessage(act, {
      merchantId,
      channel: 'whatsapp',
      to: phone ? [phone] : [],
      subject,
      body,
      ...(link && { link }),
      ...(language && { language }),
    })
    await act.log({ action: sharedActions.whatsApp, type: 'configuration', merchantId, ...row })
    return sent
  },
})

/**
 * Notes in the log that a person shared a link or an invoice through the system's sheet, which
 * doesn't say with whom. MSG-2.
 */
export const noteShared = defineAction('noteShared', {
  permission: null,
  refuses: ['not-found'],
  tables: ['paymentLinks', 'invoices'],
  input: v.object({ about: v.picklist(['link', 'invoice']), id: v.string() }),
  run: async ({ get, log }, { about, id }) => {
    const noted = { action: sharedActions.sheet, type: 'configuration' } as const
    if (about === 'link') return log({ ...noted, ...aboutLink(await get('paymentLinks', id)) })
    const { merchantId, number } = await get('invoices', id)
    return log({ ...noted, merchantId, target: number ?? id })
  },
})

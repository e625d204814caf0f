import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { invoiceWords } from './invoice-message.ts'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { type Invoice, nextInvoiceNumber } from '../invoices/schemas.ts'
import { invoiceTotals } from '../invoices/rules.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { nextId } from '../next-id.ts'
import { readAsStored } from '../readable.ts'
import { checkInvoice, checkSendable } from './check-invoice.ts'
import { checkTakesPayments } from './check-takes-payments.ts'
import { defineAction, type Act } from '../define-action.ts'
import { invoiceName } from './invoice-acts.ts'
import { tellCustomer } from './invoice-message.ts'

async function numberFor({ db }: Act<'invoices'>, merchantId: MerchantId): Promise<string> {
  const own = await db.invoices.where('merchantId').equals(merchantId).toArray()
  return nextInvoiceNumber(own.map(({ number }) => number))
}

/** The last part of its pay address: who has one invoice can't find the others by counting. */
function pathFor(number: string, attemptId: string): string {
  const secret = attemptId.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${number.toLowerCase()}-${secret.slice(0, 8)}`
}

/** The link by which an invoice is paid: of any part of it, as the checkout says. */
export async function makeInvoiceLink(
  act: Act<'paymentLinks'>,
  { id, merchantId, currency, attemptId }: Invoice,
  number: string,
): Promise<PaymentLink> {
  return act.put('paymentLinks', {
    id: await nextId(act.db, 'LINK'),
    merchantId,
    name: `Invoice ${number}`,
    description: '',
    amount: null,
    currency,
    path: pathFor(number, attemptId),
    createdAt: act.now,
    status: 'active',
    draft: false,
    views: 0,
    expiresAt: null,
    createdBy: act.actor.name,
    invoiceId: id,
  })
}

/**
 * Sends a draft: it gets the merchant's next number and a payment link, and its message goes into the outbox. Refused
 * with `not-found`, `not-draft` when it is sent already, `changed-meanwhile` where it is not as it was shown, `invalid`
 * where something is missing, or `not-taking-payments`. Spec §2 Invoices.
 */
export const sendInvoice = defineAction({
  permission: permissionOf.sendInvoice,
  tables: ['invoices', 'paymentLinks', 'messages', 'merchants'],
  input: v.object({
    id: v.string(),
    /** The draft's last change when it was shown: what is sent is what was seen. */
    updatedAt: v.string(),
    words: invoiceWords,
  }),
  run: async (act, { id, updatedAt, words }) => {
    // The number of one that can't be read is given, too.
    readAsStored()
    const draft = await act.get('invoices', id)
    if (draft.sentAt !== null)
      throw new ActionError('not-draft', `${id} is sent.`, { name: invoiceName(draft) })
    if (draft.updatedAt !== updatedAt)
      throw new ActionError('changed-meanwhile', `${id} was changed.`, { name: invoiceName(draft) })
    checkTakesPayments(await act.db.merchants.get(draft.merchantId), 'sent')
    checkSendable(checkInvoice(draft), act.now)
    const number = await numberFor(act, draft.merchantId)
    const link = await makeInvoiceLink(act, draft, number)
    const invoice = await act.put('invoices', {
      ...draft,
      number,
      linkId: link.id,
      sentAt: act.now,
      updatedAt: act.now,
    })
    await tellCustomer(act, invoice, link, words)
    await act.log({
      action: 'Sent invoice',
      target: number,
      type: 'configuration',
      merchantId: invoice.merchantId,
      after: { total: invoiceTotals(invoice).total, currency: invoice.currency, link: link.path },
    })
    return invoice
  },
})

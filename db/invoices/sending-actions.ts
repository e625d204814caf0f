import * as v from 'valibot'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { type Act, checkRow, defineAction } from '../define-action.ts'
import { getPayerLanguage } from '../demo/queries.ts'
import type { PaymentLink } from '../links/schemas.ts'
import { nextId } from '../next-id.ts'
import { checkTakesPayments } from '../payments/entry-actions.ts'
import { readAsStored } from '../readable.ts'
import { tableSchemas } from '../tables.ts'
import { lettersAndDigits } from '../text/slug.ts'
import { checkSendable, invoiceName, newDraft, openInvoice } from './draft-actions.ts'
import { invoiceMessage, reminderMessage, tellCustomer } from './messages.ts'
import { invoiceAt } from './queries.ts'
import { invoiceTotals, nextInvoiceNumber } from './rules.ts'
import type { Invoice } from './schemas.ts'

async function numberFor({ db }: Act<'invoices'>, merchantId: MerchantId): Promise<string> {
  const own = await db.invoices.where('merchantId').equals(merchantId).toArray()
  return nextInvoiceNumber(own.map(({ number }) => number))
}

/**
 * Returns the last part of its payment address, unguessable so that the recipient of one invoice
 * can't find others by counting.
 */
function pathFor(number: string, attemptId: string): string {
  return `${number.toLowerCase()}-${lettersAndDigits(attemptId).slice(0, 8)}`
}

/** Returns an invoice's payment link, which accepts partial payments. */
async function makeInvoiceLink(
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
 * Sends a draft: gives it the merchant's next number and a payment link, and puts its message into
 * the outbox. Refuses with `not-found`, `not-draft`, `changed-meanwhile` if it differs from the
 * version shown, `invalid` if something is missing, or `not-taking-payments`. INV-1.
 */
export const sendInvoice = defineAction('sendInvoice', {
  permission: 'payments',
  refuses: ['not-found', 'not-draft', 'changed-meanwhile', 'not-taking-payments'],
  invalid: ['contact-missing', 'customer-missing', 'due-date-past', 'line-empty', 'total-zero'],
  tables: ['invoices', 'paymentLinks', 'messages', 'merchants'],
  input: v.object({
    id: v.string(),
    /** The draft's last change when it was shown, so that the version sent is the one seen. */
    updatedAt: v.string(),
  }),
  run: async (act, { id, updatedAt }) => {
    // Unreadable invoices still count for the numbering.
    readAsStored()
    const draft = await act.get('invoices', id)
    if (draft.sentAt !== null)
      throw new ActionError('not-draft', `${id} is already sent.`, { name: invoiceName(draft) })
    if (draft.updatedAt !== updatedAt)
      throw new ActionError('changed-meanwhile', `${id} was changed.`, { name: invoiceName(draft) })
    const merchant = await act.get('merchants', draft.merchantId)
    checkTakesPayments(merchant, 'sent')
    checkSendable(draft, act.now)
    const number = await numberFor(act, draft.merchantId)
    const link = await makeInvoiceLink(act, draft, number)
    const invoice = await act.put('invoices', {
      ...draft,
      number,
      linkId: link.id,
      sentAt: act.now,
      updatedAt: act.now,
    })
    const { total } = invoiceTotals(invoice)
    const about = { invoice, number, merchantName: merchant.name }
    await tellCustomer(act, invoice, link, { ...invoiceMessage(about, total), due: total })
    await act.log({
      action: 'Sent invoice',
      target: number,
      type: 'configuration',
      merchantId: invoice.merchantId,
      after: { total, currency: invoice.currency, link: link.path },
    })
    return invoice
  },
})

/**
 * Puts a payment reminder into the outbox. Refuses with `not-found`, `not-open`,
 * `changed-meanwhile` if the amount due differs from the one shown, or `not-taking-payments`. INV-1.
 */
export const remindOfInvoice = defineAction('remindOfInvoice', {
  permission: 'payments',
  refuses: ['not-found', 'not-open', 'changed-meanwhile', 'not-taking-payments'],
  tables: ['invoices', 'transactions', 'paymentLinks', 'messages', 'merchants', 'demoSettings'],
  input: v.object({
    id: v.string(),
    /** The amount due as shown, in minor units. */
    open: v.number(),
  }),
  run: async (act, { id, open }) => {
    const { invoice: before, money } = await openInvoice(act, id)
    if (money.open !== open)
      throw new ActionError('changed-meanwhile', `The amount due on ${id} has changed.`, {
        name: invoiceName(before),
      })
    const merchant = await act.get('merchants', before.merchantId)
    checkTakesPayments(merchant, 'sent')
    const link = await act.get('paymentLinks', before.linkId ?? '')
    const invoice = await act.put('invoices', { ...before, remindedAt: act.now })
    const { daysLate } = invoiceAt(before, money, new Date(act.now))
    const language = await getPayerLanguage(act.db, invoice.paymentIds)
    const about = {
      invoice,
      number: invoiceName(invoice),
      merchantName: merchant.name,
      language,
    }
    const words = reminderMessage(about, { open, daysLate })
    await tellCustomer(act, invoice, link, { ...words, due: open })
    await act.log({
      action: 'Sent reminder for invoice',
      target: invoiceName(invoice),
      type: 'system',
      merchantId: invoice.merchantId,
    })
    return invoice
  },
})

/** A sample invoice in the seed, without the fields assigned when it is added. */
const sampleInvoice = v.object({
  ...v.omit(tableSchemas.invoices, [
    'id',
    'merchantId',
    'number',
    'linkId',
    'paymentIds',
    'creditNotes',
    'updatedAt',
    'attemptId',
  ]).entries,
  /** Each business has the same sample only once. */
  sampleId: v.string(),
})
export type SampleInvoice = v.InferOutput<typeof sampleInvoice>

async function add(
  act: Act<'invoices' | 'paymentLinks'>,
  merchantId: MerchantId,
  { sampleId, ...sample }: SampleInvoice,
  given: (string | null)[],
): Promise<string | null> {
  const draft = await newDraft(act, merchantId, `${merchantId}-${sampleId}`, sample)
  const invoice = checkRow('invoices', { ...draft, ...sample, updatedAt: sample.createdAt })
  if (sample.sentAt === null) {
    await act.put('invoices', invoice)
    return null
  }
  const number = nextInvoiceNumber(given)
  const link = await makeInvoiceLink(act, invoice, number)
  const status = sample.voidedAt === null ? 'active' : 'inactive'
  await act.put('paymentLinks', { ...link, status, createdAt: sample.sentAt })
  await act.put('invoices', { ...invoice, number, linkId: link.id })
  return number
}

/**
 * Adds the sample invoices the merchant lacks, numbered in sending order, and returns how many. A
 * reset removes them.
 */
export const addSampleInvoices = defineAction('addSampleInvoices', {
  permission: null,
  refuses: ['not-found'],
  tables: ['merchants', 'invoices', 'paymentLinks'],
  input: v.object({ merchantId: v.string(), samples: v.array(sampleInvoice) }),
  run: async (act, { merchantId, samples }) => {
    const merchant = await act.get('merchants', merchantId)
    const own = await act.db.invoices.where('merchantId').equals(merchantId).toArray()
    const there = new Set(own.map(({ attemptId }) => attemptId))
    const missing = samples
      .filter(({ sampleId }) => !there.has(`${merchantId}-${sampleId}`))
      .sort((a, b) => (a.sentAt ?? a.createdAt).localeCompare(b.sentAt ?? b.createdAt))
    const given = own.map(({ number }) => number)
    for (const sample of missing) given.push(await add(act, merchantId, sample, given))
    if (missing.length > 0)
      await act.log({
        action: 'Added sample invoices',
        target: merchant.name,
        type: 'system',
        merchantId,
        after: { invoices: missing.length },
      })
    return missing.length
  },
})

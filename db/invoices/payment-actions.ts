import * as v from 'valibot'
import { typedLine, typedLines } from '../common.ts'
import { ActionError } from '../action.ts'
import { apiInvoice } from '../apps/api.ts'
import { eventTables, raiseEvent } from '../apps/webhook-actions.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { isReadable } from '../readable.ts'
import { checkOpen, invoiceName, moneyOf, openInvoice } from './draft-actions.ts'
import type { Invoice } from './schemas.ts'

/** The tables for invoices besides the ledger. */
export const invoiceTables = [...eventTables, 'invoices'] as const

/**
 * Sends the merchant's addresses an event if a payment, in minor units, has just paid an invoice in
 * full.
 */
export async function raiseInvoicePaid(
  act: Act<(typeof invoiceTables)[number] | 'transactions'>,
  id: Invoice['id'],
  amount: number,
): Promise<void> {
  const invoice = await act.db.invoices.get(id)
  if (!invoice || !isReadable('invoices', invoice)) return
  const { total, paid } = await moneyOf(act, invoice)
  if (paid < total || paid - amount >= total) return
  const { merchantId } = invoice
  const object = apiInvoice(invoice, total)
  await raiseEvent(act, { merchantId, mode: 'live', type: 'invoice.paid', object })
}

/**
 * Records a payment made elsewhere, such as cash, for all or part of the amount due, in minor units
 * of the invoice's currency. It is no transaction, because the platform didn't handle the money.
 * Repeating an attempt changes nothing. INV-2.
 */
export const recordInvoicePayment = defineAction('recordInvoicePayment', {
  permission: 'payments',
  refuses: ['not-found', 'not-open', 'over-open'],
  invalid: ['amount-zero', 'over-200-characters'],
  tables: [...invoiceTables, 'transactions'],
  input: v.object({
    id: v.string(),
    amount: v.number(),
    method: typedLine,
    note: typedLines,
    attemptId: v.string(),
  }),
  run: async (act, { id, amount, method, note, attemptId }) => {
    const before = await act.get('invoices', id)
    if (before.byHand.some((payment) => payment.attemptId === attemptId)) return before
    const { invoice, money } = await openInvoice(act, id)
    if (!Number.isSafeInteger(amount) || amount < 1) throw invalid('amount-zero')
    checkOpen(invoice, money, amount)
    const payment = { at: act.now, amount, method, note, attemptId }
    const paid = await act.put(
      'invoices',
      { ...invoice, byHand: [...invoice.byHand, payment] },
      'over-200-characters',
    )
    await act.log({
      action: 'Recorded payment for invoice',
      target: invoiceName(invoice),
      type: 'system',
      merchantId: invoice.merchantId,
      before: { open: money.open },
      after: { open: money.open - amount, method: payment.method },
    })
    await raiseInvoicePaid(act, id, amount)
    return paid
  },
})

/**
 * Removes a payment that was recorded by mistake, in minor units of the invoice's currency; its amount is due again. Returns
 * the payment. Refuses with `not-found` for one that is gone, or `not-open` for a void invoice. INV-2.
 */
export const removeInvoicePayment = defineAction('removeInvoicePayment', {
  permission: 'payments',
  refuses: ['not-found', 'not-open'],
  tables: ['invoices', 'transactions'],
  input: v.object({ id: v.string(), attemptId: v.string() }),
  run: async (act, { id, attemptId }) => {
    const invoice = await act.get('invoices', id)
    const name = invoiceName(invoice)
    const payment = invoice.byHand.find((each) => each.attemptId === attemptId)
    if (!payment) throw new ActionError('not-found', `${name} does not have this payment.`)
    if (invoice.voidedAt !== null)
      throw new ActionError('not-open', `${name} is void.`, { name, state: 'void' })
    const { open: dueBefore } = await moneyOf(act, invoice)
    const after = await act.put('invoices', {
      ...invoice,
      byHand: invoice.byHand.filter((each) => each !== payment),
    })
    await act.log({
      action: 'Removed payment from invoice',
      target: name,
      type: 'system',
      merchantId: invoice.merchantId,
      before: { open: dueBefore },
      after: { open: (await moneyOf(act, after)).open, method: payment.method },
    })
    return payment
  },
})

/**
 * Voids an invoice: it keeps its number and payments, nothing more is due, and its link can't be
 * paid. Refuses with `not-found`, `not-open` for a draft, paid or void invoice, or `under-way`
 * while a payment is processing. INV-2.
 */
export const voidInvoice = defineAction('voidInvoice', {
  permission: 'payments',
  refuses: ['not-found', 'not-open', 'under-way'],
  tables: ['invoices', 'transactions', 'paymentLinks'],
  input: v.string(),
  run: async (act, id) => {
    const { invoice: before, money } = await openInvoice(act, id)
    const name = invoiceName(before)
    if (money.pending > 0)
      throw new ActionError('under-way', `A payment for ${name} is in progress.`, { name })
    const invoice = await act.put('invoices', { ...before, voidedAt: act.now })
    const link = before.linkId === null ? undefined : await act.db.paymentLinks.get(before.linkId)
    if (link) await act.put('paymentLinks', { ...link, status: 'inactive' })
    await act.log({
      action: 'Voided invoice',
      target: name,
      type: 'configuration',
      merchantId: invoice.merchantId,
      before: { open: money.open },
      after: { open: 0 },
    })
    return invoice
  },
})

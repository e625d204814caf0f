import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { invoiceWords } from './invoice-message.ts'
import { ActionError } from '../action.ts'
import { checkTakesPayments } from './check-takes-payments.ts'
import { defineAction } from '../define-action.ts'
import { invoiceName, openInvoice } from './invoice-acts.ts'
import { tellCustomer } from './invoice-message.ts'

/**
 * Reminds the customer of an invoice of which something is open: a message in the outbox. Refused with `not-found` or
 * `not-open`, or `changed-meanwhile` where something else is open than was shown, or
 * `not-taking-payments`. Spec §2 Invoices.
 */
export const remindOfInvoice = defineAction({
  permission: permissionOf.remindOfInvoice,
  tables: ['invoices', 'transactions', 'paymentLinks', 'messages', 'merchants'],
  input: v.object({
    id: v.string(),
    /** What was open when it was shown, in minor units. */
    open: v.number(),
    words: invoiceWords,
  }),
  run: async (act, { id, open, words }) => {
    const { invoice: before, money } = await openInvoice(act, id)
    if (money.open !== open)
      throw new ActionError('changed-meanwhile', `Something else is open of ${id}.`, {
        name: invoiceName(before),
      })
    checkTakesPayments(await act.db.merchants.get(before.merchantId), 'sent')
    const link = await act.get('paymentLinks', before.linkId ?? '')
    const invoice = await act.put('invoices', { ...before, remindedAt: act.now })
    await tellCustomer(act, invoice, link, words)
    await act.log({
      action: 'Reminded of invoice',
      target: invoiceName(invoice),
      type: 'system',
      merchantId: invoice.merchantId,
    })
    return invoice
  },
})

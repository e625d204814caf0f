import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { defineAction, invalid } from '../define-action.ts'
import { checkOpen, invoiceName, openInvoice } from './invoice-acts.ts'
import { invoiceTables, raiseInvoicePaid } from './raise-invoice-paid.ts'

/**
 * Notes a payment that came by another way, such as cash: the whole or a part of what is open, in minor units of the
 * invoice's currency. It is no transaction: the platform didn't handle that money. The same attempt again changes
 * nothing. Refused with `not-found`, `not-open`, `over-open` or `invalid`. Spec §2 Invoices.
 */
export const recordInvoicePayment = defineAction({
  permission: permissionOf.recordInvoicePayment,
  tables: [...invoiceTables, 'transactions'],
  input: v.object({
    id: v.string(),
    amount: v.number(),
    method: v.string(),
    note: v.string(),
    attemptId: v.string(),
  }),
  run: async (act, { id, amount, method, note, attemptId }) => {
    const before = await act.get('invoices', id)
    if (before.byHand.some((payment) => payment.attemptId === attemptId)) return before
    const { invoice, money } = await openInvoice(act, id)
    if (!Number.isSafeInteger(amount) || amount < 1) throw invalid('The amount must be above 0.')
    checkOpen(invoice, money, amount)
    const payment = { at: act.now, amount, method: method.trim(), note: note.trim(), attemptId }
    const paid = await act.put(
      'invoices',
      { ...invoice, byHand: [...invoice.byHand, payment] },
      'The note may have 200 characters.',
    )
    await act.log({
      action: 'Recorded payment of invoice',
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

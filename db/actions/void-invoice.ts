import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { invoiceName, openInvoice } from './invoice-acts.ts'

/**
 * Makes an invoice void: it keeps its number, nothing of it is owed any more, and its link can't be paid. What was paid
 * stays. Refused with `not-found`, `not-open` for a draft or a paid or void one, or `under-way` while a payment of it is
 * being processed. Spec §2 Invoices.
 */
export const voidInvoice = defineAction({
  permission: permissionOf.voidInvoice,
  tables: ['invoices', 'transactions', 'paymentLinks'],
  input: v.string(),
  run: async (act, id) => {
    const { invoice: before, money } = await openInvoice(act, id)
    const name = invoiceName(before)
    if (money.pending > 0)
      throw new ActionError('under-way', `A payment of ${name} is under way.`, { name })
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

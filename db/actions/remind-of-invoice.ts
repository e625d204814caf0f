import type { Invoice } from '../model/invoice.ts'
import { defineAction } from './define-action.ts'
import { invoiceName, openInvoice } from './invoice-acts.ts'
import { tellCustomer, type InvoiceWords } from './invoice-message.ts'

/**
 * Reminds the customer of an invoice of which something is open: a message in the outbox. Refused with `not-found` or
 * `not-open`. Spec §2 Invoices.
 */
export const remindOfInvoice = defineAction(
  ['invoices', 'transactions', 'paymentLinks', 'messages'],
  async (act, { id, words }: { id: Invoice['id']; words: InvoiceWords }) => {
    const { invoice: before } = await openInvoice(act, id)
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
)

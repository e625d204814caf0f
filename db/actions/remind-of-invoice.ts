import { ActionError } from '../action.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { checkTakesPayments } from './check-takes-payments.ts'
import { defineAction } from './define-action.ts'
import { invoiceName, openInvoice } from './invoice-acts.ts'
import { tellCustomer, type InvoiceWords } from './invoice-message.ts'

interface Reminder {
  id: Invoice['id']
  /** What was open when it was shown, in minor units. */
  open: number
  words: InvoiceWords
}

/**
 * Reminds the customer of an invoice of which something is open: a message in the outbox. Refused with `not-found` or
 * `not-open`, or `changed-meanwhile` where something else is open than was shown, or
 * `not-taking-payments`. Spec §2 Invoices.
 */
export const remindOfInvoice = defineAction(
  ['invoices', 'transactions', 'paymentLinks', 'messages', 'merchants'],
  async (act, { id, open, words }: Reminder) => {
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
)

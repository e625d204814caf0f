import { ActionError } from '../action.ts'
import type { MerchantId } from '../model/common.ts'
import type { Invoice } from '../model/invoice.ts'
import { invoiceTotals } from '../model/invoice-totals.ts'
import { checkInvoice, type InvoiceFields } from './check-invoice.ts'
import { defineAction, type Act } from './define-action.ts'
import { findInvoiceAttempt, invoiceName, newDraft } from './invoice-acts.ts'

export type SavedInvoice = InvoiceFields & {
  merchantId: MerchantId
  /** The draft to change; null makes a new one. */
  id: Invoice['id'] | null
  attemptId: string
}

async function draftOf(
  act: Act<'merchants' | 'invoices'>,
  { id, merchantId, attemptId, ...fields }: SavedInvoice,
): Promise<Invoice> {
  if (id === null) {
    await act.get('merchants', merchantId)
    return newDraft(act, merchantId, attemptId, fields)
  }
  const before = await act.get('invoices', id)
  if (before.sentAt !== null)
    throw new ActionError('not-draft', `${id} is sent.`, { name: invoiceName(before) })
  return { ...before, ...fields, updatedAt: act.now }
}

/**
 * Saves a draft, new or changed; it may be incomplete. Amounts in minor units, quantities in thousandths. The same
 * attempt again gives the draft that it made. Refused with `not-found`, `not-draft` or `invalid`. Spec §2 Invoices.
 */
export const saveInvoice = defineAction(
  ['merchants', 'invoices'],
  async (act, input: SavedInvoice) => {
    const made = input.id === null && (await findInvoiceAttempt(act, input))
    if (made) return made
    const invoice = await act.put('invoices', checkInvoice(await draftOf(act, input)))
    await act.log({
      action: input.id === null ? 'Created invoice draft' : 'Changed invoice draft',
      target: invoiceName(invoice),
      type: 'configuration',
      merchantId: invoice.merchantId,
      after: { total: invoiceTotals(invoice).total, currency: invoice.currency },
    })
    return invoice
  },
)

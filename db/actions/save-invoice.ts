import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { invoiceFields } from './check-invoice.ts'
import { ActionError } from '../action.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { invoiceTotals } from '../invoices/rules.ts'
import { checkInvoice } from './check-invoice.ts'
import { defineAction, type Act } from '../define-action.ts'
import { findInvoiceAttempt, invoiceName, newDraft } from './invoice-acts.ts'

const savedInvoice = v.object({
  ...invoiceFields.entries,
  merchantId: v.string(),
  /** The draft to change; null makes a new one. */
  id: v.nullable(v.string()),
  /** Its last change when it was shown; null for a new one. */
  updatedAt: v.nullable(v.string()),
  attemptId: v.string(),
})
type SavedInvoice = v.InferOutput<typeof savedInvoice>

/** What is to be changed: the draft of the id, or of an attempt that has made one already; null where it is new. */
async function draftBefore(
  act: Act<'merchants' | 'invoices'>,
  input: SavedInvoice,
): Promise<Invoice | null> {
  const { id, merchantId } = input
  if (id === null) await act.get('merchants', merchantId)
  const before =
    id === null ? ((await findInvoiceAttempt(act, input)) ?? null) : await act.get('invoices', id)
  if (!before) return null
  const name = invoiceName(before)
  if (before.sentAt !== null) throw new ActionError('not-draft', `${before.id} is sent.`, { name })
  if (id !== null && before.updatedAt !== input.updatedAt)
    throw new ActionError('changed-meanwhile', `${id} was changed.`, { name })
  return before
}

const isSame = (one: Invoice, other: Invoice) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Saves a draft, new or changed; it may be incomplete. Amounts in minor units, quantities in thousandths. The same
 * attempt again changes the draft that it made. Refused with `not-found`, `not-draft`, `changed-meanwhile` where someone
 * else has changed it since it was shown, or `invalid`. Spec §2 Invoices.
 */
export const saveInvoice = defineAction({
  permission: permissionOf.saveInvoice,
  tables: ['merchants', 'invoices'],
  input: savedInvoice,
  run: async (act, input) => {
    const { id: _id, merchantId, attemptId, updatedAt: _seen, ...fields } = input
    const before = await draftBefore(act, input)
    const next = checkInvoice(
      before ? { ...before, ...fields } : await newDraft(act, merchantId, attemptId, fields),
    )
    if (before && isSame(next, checkInvoice(before))) return before
    const invoice = await act.put('invoices', { ...next, updatedAt: act.now })
    await act.log({
      action: before === null ? 'Created invoice draft' : 'Changed invoice draft',
      target: invoiceName(invoice),
      type: 'configuration',
      merchantId: invoice.merchantId,
      after: { total: invoiceTotals(invoice).total, currency: invoice.currency },
    })
    return invoice
  },
})

import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { dayText, daysBetween, momentOn, parseDay } from '../days.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { defineAction } from '../define-action.ts'
import { findInvoiceAttempt, invoiceName, newDraft } from './invoice-acts.ts'

/** As many days from now as the original had, from when it was sent or made. */
function dueDateLike({ dueDate, sentAt, createdAt }: Invoice, now: string): string {
  const due = parseDay(dueDate) ?? new Date(now)
  const days = daysBetween(new Date(sentAt ?? createdAt), due)
  return dayText(momentOn(new Date(now), Math.max(0, days)))
}

/**
 * Makes a draft like an invoice: customer, lines, discount, tax and notes, with as many days to pay it. The same attempt
 * again gives the draft that it made. Refused with `not-found`. Spec §2 Invoices.
 */
export const duplicateInvoice = defineAction({
  permission: permissionOf.duplicateInvoice,
  tables: ['invoices'],
  input: v.object({ id: v.string(), attemptId: v.string() }),
  run: async (act, { id, attemptId }) => {
    const original = await act.get('invoices', id)
    const { merchantId, customer, lines, discount, taxPercent, currency, notes } = original
    const made = await findInvoiceAttempt(act, { merchantId, attemptId })
    if (made) return made
    const draft = await act.put(
      'invoices',
      await newDraft(act, merchantId, attemptId, {
        customer,
        lines,
        discount,
        taxPercent,
        currency,
        dueDate: dueDateLike(original, act.now),
        notes,
      }),
    )
    await act.log({
      action: 'Duplicated invoice',
      target: invoiceName(draft),
      type: 'configuration',
      merchantId,
      after: { from: invoiceName(original) },
    })
    return draft
  },
})

import { apiInvoice } from '../apps/api.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { isReadable } from '../readable.ts'
import type { Act } from '../define-action.ts'
import { moneyOf } from './invoice-acts.ts'
import { eventTables, raiseEvent } from './raise-event.ts'

/** The tables that it needs beside the ledger. */
export const invoiceTables = [...eventTables, 'invoices'] as const

/**
 * Tells the merchant's addresses of an invoice that is wholly paid since a payment of an amount, in minor units; not of
 * one of which something is still open, nor of one that was paid before.
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

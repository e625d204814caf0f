import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { Invoice } from '../model/invoice.ts'
import { invoicesAt, type InvoiceListing } from './figures/invoices-at.ts'

export type { InvoiceListing }

const newestFirst = (a: Invoice, b: Invoice): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/** A merchant's invoices, the newest first: what is paid of each, and its state. Spec §2 Invoices. */
export async function listInvoices(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = new Date(),
): Promise<InvoiceListing[]> {
  const invoices = await db.invoices.where('merchantId').equals(merchantId).toArray()
  return invoicesAt(db, invoices.sort(newestFirst), now)
}

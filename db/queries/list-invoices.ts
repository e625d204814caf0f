import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { Invoice } from '../model/invoice.ts'
import {
  daysPastDue,
  invoiceMoney,
  invoiceStatusAt,
  type InvoiceMoney,
  type InvoiceStatus,
} from '../model/invoice-status.ts'

/** An invoice with its money in minor units of its currency, and its state as of now. */
export type InvoiceListing = Invoice &
  InvoiceMoney & {
    status: InvoiceStatus
    /** Whole days since its due day, while it is overdue; else 0. */
    daysLate: number
  }

export const newestInvoiceFirst = (a: Invoice, b: Invoice): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/** An invoice as of an instant, by the payments of it that the ledger knows. */
export function invoiceAt(invoice: Invoice, money: InvoiceMoney, now: Date): InvoiceListing {
  const status = invoiceStatusAt(invoice, money, now)
  const daysLate = status === 'overdue' ? daysPastDue(invoice.dueDate, now) : 0
  return { ...invoice, ...money, status, daysLate }
}

async function withMoney(
  db: PaidDatabase,
  invoices: readonly Invoice[],
  now: Date,
): Promise<InvoiceListing[]> {
  const ids = invoices.flatMap(({ paymentIds }) => paymentIds)
  const rows = await db.transactions.bulkGet(ids)
  const payments = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  return invoices.map((invoice) => {
    const own = invoice.paymentIds.flatMap((id) => payments.get(id) ?? [])
    return invoiceAt(invoice, invoiceMoney(invoice, own), now)
  })
}

/** A merchant's invoices, the newest first: what is paid of each, and its state. Spec §2 Invoices. */
export async function listInvoices(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = new Date(),
): Promise<InvoiceListing[]> {
  const invoices = await db.invoices.where('merchantId').equals(merchantId).toArray()
  return withMoney(db, invoices.sort(newestInvoiceFirst), now)
}

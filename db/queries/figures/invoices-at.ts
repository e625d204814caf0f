import type { Part } from '../../database.ts'
import type { Invoice } from '../../model/invoice.ts'
import {
  daysPastDue,
  invoiceMoney,
  invoiceStatusAt,
  type InvoiceMoney,
  type InvoiceStatus,
} from '../../model/invoice-status.ts'

/** An invoice with its money in minor units of its currency, and its state as of an instant. */
export type InvoiceListing = Invoice &
  InvoiceMoney & {
    status: InvoiceStatus
    /** Whole days since its due day, while it is overdue; else 0. */
    daysLate: number
  }

/** An invoice as of an instant, by what is paid of it. */
export function invoiceAt(invoice: Invoice, money: InvoiceMoney, now: Date): InvoiceListing {
  const status = invoiceStatusAt(invoice, money, now)
  const daysLate = status === 'overdue' ? daysPastDue(invoice.dueDate, now) : 0
  return { ...invoice, ...money, status, daysLate }
}

/** Invoices as of an instant, by the payments of them that the ledger knows. */
export async function invoicesAt(
  db: Part<'transactions'>,
  invoices: readonly Invoice[],
  now: Date,
): Promise<InvoiceListing[]> {
  const rows = await db.transactions.bulkGet(invoices.flatMap(({ paymentIds }) => paymentIds))
  const payments = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])))
  return invoices.map((invoice) => {
    const own = invoice.paymentIds.flatMap((id) => payments.get(id) ?? [])
    return invoiceAt(invoice, invoiceMoney(invoice, own), now)
  })
}

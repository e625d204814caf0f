import type { PaidDatabase } from '../database.ts'
import { nextInvoiceNumber } from '../model/invoice-number.ts'
import type { Invoice } from '../model/invoice.ts'
import type { Merchant } from '../model/merchant.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import type { Transaction } from '../model/transaction.ts'
import { invoicesAt, type InvoiceListing } from './figures/invoices-at.ts'

/** An invoice, who sends it, how it is paid, and what came of that. */
export interface InvoiceDetails {
  invoice: InvoiceListing
  merchant: Merchant
  /** Its payment link; null while it is a draft. */
  link: PaymentLink | null
  /** Through its link, the newest first, whatever came of them. */
  payments: Transaction[]
  /** The number that it has, or would get if it were sent now. */
  number: string
}

/** All that an invoice's page and its paper show; null for an unknown id. Spec §2 Invoices. */
export async function getInvoice(
  db: PaidDatabase,
  id: Invoice['id'],
  now = new Date(),
): Promise<InvoiceDetails | null> {
  const row = await db.invoices.get(id)
  const merchant = row && (await db.merchants.get(row.merchantId))
  if (!merchant) return null
  const [[invoice], link, payments, own] = await Promise.all([
    invoicesAt(db, [row], now),
    row.linkId === null ? undefined : db.paymentLinks.get(row.linkId),
    db.transactions.bulkGet(row.paymentIds),
    db.invoices.where('merchantId').equals(row.merchantId).toArray(),
  ])
  if (!invoice) return null
  return {
    invoice,
    merchant,
    link: link ?? null,
    payments: payments.flatMap((payment) => payment ?? []).toReversed(),
    number: row.number ?? nextInvoiceNumber(own.map((each) => each.number)),
  }
}

import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { Transaction } from '../model/transaction.ts'

/** What the ledger's columns don't know of a transaction. */
export interface ReportDetails {
  reference: string
  /** The payment link's name, or what a refund gives back. */
  description: string
  /** The customer's address, where the business has sent that customer an invoice. */
  email: string
}

const none: ReportDetails = { reference: '', description: '', email: '' }

/** The details of some transactions, by their places. One that is gone has none. Spec §2 Reports, Custom Reports. */
export async function listReportDetails(
  db: PaidDatabase,
  merchantId: MerchantId,
  ids: readonly Transaction['id'][],
): Promise<ReportDetails[]> {
  const [rows, links, invoices] = await Promise.all([
    db.transactions.bulkGet([...ids]),
    db.paymentLinks.where('merchantId').equals(merchantId).toArray(),
    db.invoices.where('merchantId').equals(merchantId).toArray(),
  ])
  const linkNames = new Map(links.map(({ id, name }) => [id, name]))
  const emails = new Map(invoices.map(({ customer }) => [customer.name, customer.email]))
  return rows.map((row) => {
    if (!row) return none
    const { reference, customer, linkId = '', refundOf } = row
    const description = linkNames.get(linkId) ?? (refundOf ? `Refund of ${refundOf}` : '')
    return { reference, description, email: emails.get(customer) ?? '' }
  })
}

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

/** What a business's customers and links are called by: read once for a whole report. */
export interface DetailNames {
  links: ReadonlyMap<string, string>
  emails: ReadonlyMap<string, string>
}

/** The names that `listReportDetails` tells of. */
export async function getDetailNames(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<DetailNames> {
  const [links, invoices] = await Promise.all([
    db.paymentLinks.where('merchantId').equals(merchantId).toArray(),
    db.invoices.where('merchantId').equals(merchantId).toArray(),
  ])
  return {
    links: new Map(links.map(({ id, name }) => [id, name])),
    emails: new Map(invoices.map(({ customer }) => [customer.name, customer.email])),
  }
}

/** The details of some transactions, by their places. One that is gone has none. Spec §2 Reports, Custom Reports. */
export async function listReportDetails(
  db: PaidDatabase,
  { links, emails }: DetailNames,
  ids: readonly Transaction['id'][],
): Promise<ReportDetails[]> {
  const rows = await db.transactions.bulkGet([...ids])
  return rows.map((row) => {
    if (!row) return none
    const { reference, customer, linkId = '', refundOf } = row
    const description = links.get(linkId) ?? (refundOf ? `Refund of ${refundOf}` : '')
    return { reference, description, email: emails.get(customer) ?? '' }
  })
}

import type { PaidDatabase } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import { nextInvoiceNumber } from '../model/invoice-number.ts'
import type { Invoice } from '../model/invoice.ts'
import type { Merchant } from '../model/merchant.ts'

/** What a new invoice begins with: who sends it, the number that it would get, and the earlier ones. */
export interface NewInvoice {
  merchant: Merchant
  number: string
  /** The newest first. */
  invoices: Invoice[]
}

/** What is needed to write an invoice; null when the business is gone. */
export async function getNewInvoice(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<NewInvoice | null> {
  const [merchant, invoices] = await Promise.all([
    db.merchants.get(merchantId),
    db.invoices.where('merchantId').equals(merchantId).toArray(),
  ])
  if (!merchant) return null
  return {
    merchant,
    number: nextInvoiceNumber(invoices.map(({ number }) => number)),
    invoices: invoices.sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  }
}

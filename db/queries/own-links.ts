import type { Part } from '../database.ts'
import type { MerchantId } from '../model/common.ts'
import type { PaymentLink } from '../model/payment-link.ts'

/** The links that a merchant has made itself: those of its invoices are kept among the invoices. */
export async function ownLinks(
  db: Part<'paymentLinks'>,
  merchantId: MerchantId,
): Promise<PaymentLink[]> {
  const links = await db.paymentLinks.where('merchantId').equals(merchantId).toArray()
  return links.filter(({ invoiceId }) => invoiceId === undefined)
}

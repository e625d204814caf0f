import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import { linkAnalytics, type LinkAnalytics } from './figures/link-figures.ts'

/** A link with all that it brought as of an instant; null for an unknown id. Spec §2 Payment Links. */
export async function getLinkAnalytics(
  db: PaidDatabase,
  id: PaymentLink['id'],
  now = new Date(),
): Promise<{ link: PaymentLink; analytics: LinkAnalytics } | null> {
  const [ledger, link] = await Promise.all([loadLedger(db), db.paymentLinks.get(id)])
  return link ? { link, analytics: linkAnalytics(ledger, link, now) } : null
}

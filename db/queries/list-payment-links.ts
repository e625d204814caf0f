import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { MerchantId } from '../model/common.ts'
import { linkStatusAt } from '../model/link-terms.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import { linkFigures, type LinkFigures } from './figures/link-figures.ts'
import { ownLinks } from './own-links.ts'

/** A link with its status as of now and what it brought. */
export type LinkListing = PaymentLink & LinkFigures

/** The order of links: the newest first. */
export const newestLinkFirst = (a: PaymentLink, b: PaymentLink): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/** A merchant's links, the newest first. A past expiry counts as expired. Spec §2 Payment Links. */
export async function listPaymentLinks(
  db: PaidDatabase,
  merchantId: MerchantId,
  now = new Date(),
): Promise<LinkListing[]> {
  const [ledger, links] = await Promise.all([loadLedger(db), ownLinks(db, merchantId)])
  const figures = linkFigures(ledger, links)
  const none = { payments: 0, collected: 0, conversion: null }
  return links
    .map((link) => ({
      ...link,
      status: linkStatusAt(link, now.getTime()),
      ...none,
      ...figures.get(link.id),
    }))
    .sort(newestLinkFirst)
}

import type { ActionContext } from '../action.ts'
import type { PaymentLink } from '../model/payment-link.ts'

/**
 * Counts that someone opened a link's page, and gives the link; null for an unknown path. It is a count, not an act:
 * it leaves no row in the log.
 */
export async function recordLinkView(
  { db }: ActionContext,
  path: PaymentLink['path'],
): Promise<PaymentLink | null> {
  return db.transaction('rw', db.paymentLinks, async () => {
    const link = await db.paymentLinks.where('path').equals(path).first()
    if (!link) return null
    const seen = { ...link, views: link.views + 1 }
    await db.paymentLinks.put(seen)
    return seen
  })
}

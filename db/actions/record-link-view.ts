import type { PaymentLink } from '../model/payment-link.ts'
import { defineAction } from './define-action.ts'

/**
 * Counts that someone opened a link's page, and gives the link; null for an unknown path. It is a count, not an act:
 * it leaves no row in the log.
 */
export const recordLinkView = defineAction(
  ['paymentLinks'],
  async ({ db, put }, path: PaymentLink['path']) => {
    const link = await db.paymentLinks.where('path').equals(path).first()
    return link ? put('paymentLinks', { ...link, views: link.views + 1 }) : null
  },
)

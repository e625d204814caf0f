import type { PaymentLink } from '../links/schemas.ts'
import { defineAction } from './define-action.ts'

/**
 * Deletes a link and gives it back for `restorePaymentLink`; its payments stay in the ledger. Refused with
 * `not-found`. Spec §2 Payment Links.
 */
export const deletePaymentLink = defineAction(
  ['paymentLinks'],
  async ({ db, get, log }, id: PaymentLink['id']) => {
    const link = await get('paymentLinks', id)
    await db.paymentLinks.delete(id)
    await log({
      action: 'Deleted payment link',
      target: link.name,
      type: 'configuration',
      merchantId: link.merchantId,
    })
    return link
  },
)

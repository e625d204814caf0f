import { linkStatusAt } from '../model/link-terms.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import { defineAction } from './define-action.ts'

/**
 * Writes down which links have expired by now, and gives them. Nothing waits for it: a link past its time counts as
 * expired everywhere. `getNextDue` says when the next one falls due. Spec §4.
 */
export const expireLinks = defineAction(['paymentLinks'], async ({ db, now, put, log }) => {
  const due = (await db.paymentLinks.toArray()).filter(
    (link) => link.status !== 'expired' && linkStatusAt(link, Date.parse(now)) === 'expired',
  )
  const expired: PaymentLink[] = []
  for (const link of due) {
    expired.push(await put('paymentLinks', { ...link, status: 'expired' }))
    await log({
      action: 'Payment link expired',
      target: link.name,
      type: 'system',
      merchantId: link.merchantId,
    })
  }
  return expired
})

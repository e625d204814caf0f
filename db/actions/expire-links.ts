import * as v from 'valibot'
import type { ActionContext } from '../action.ts'
import { linkStatusAt } from '../model/link-terms.ts'
import { paymentLink, type PaymentLink } from '../model/payment-link.ts'
import { writeLog } from './write-log.ts'

/**
 * Writes down which links have expired by now, and gives them. Nothing waits for it: a link past its time counts as
 * expired everywhere. `getNextDue` says when the next one falls due. Spec §4.
 */
export async function expireLinks(context: ActionContext): Promise<PaymentLink[]> {
  const { db, now } = context
  const due = async () =>
    (await db.paymentLinks.toArray()).filter(
      (link) => link.status !== 'expired' && linkStatusAt(link, Date.parse(now)) === 'expired',
    )
  if ((await due()).length === 0) return []
  return db.transaction('rw', db.paymentLinks, db.activityLog, db.counters, async () => {
    const expired = (await due()).map((link) =>
      v.parse(paymentLink, { ...link, status: 'expired' }),
    )
    await db.paymentLinks.bulkPut(expired)
    for (const { name, merchantId } of expired)
      await writeLog(context, {
        action: 'Payment link expired',
        target: name,
        type: 'system',
        merchantId,
      })
    return expired
  })
}

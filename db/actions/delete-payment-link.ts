import { ActionError, type ActionContext } from '../action.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import { writeLog } from './write-log.ts'

/**
 * Deletes a link and gives it back for `restorePaymentLink`; its payments stay in the ledger. Refused with
 * `not-found`. Spec §2 Payment Links.
 */
export async function deletePaymentLink(
  context: ActionContext,
  id: PaymentLink['id'],
): Promise<PaymentLink> {
  const { db } = context
  return db.transaction('rw', db.paymentLinks, db.activityLog, db.counters, async () => {
    const link = await db.paymentLinks.get(id)
    if (!link) throw new ActionError('not-found', `There is no link ${id}.`)
    await db.paymentLinks.delete(id)
    await writeLog(context, {
      action: 'Deleted payment link',
      target: link.name,
      type: 'configuration',
      merchantId: link.merchantId,
    })
    return link
  })
}

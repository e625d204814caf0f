import { ActionError, type ActionContext } from '../action.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import { writeLog } from './write-log.ts'

/**
 * Brings a deleted link back as it was. Refused with `cannot-undo` when it is there again, or its path is taken or
 * its business gone.
 */
export async function restorePaymentLink(
  context: ActionContext,
  link: PaymentLink,
): Promise<PaymentLink> {
  const { db } = context
  const tables = [db.merchants, db.paymentLinks, db.activityLog, db.counters]
  return db.transaction('rw', tables, async () => {
    const owner = await db.merchants.get(link.merchantId)
    const present = await db.paymentLinks.get(link.id)
    const other = await db.paymentLinks.where('path').equals(link.path).first()
    if (!owner || present || other)
      throw new ActionError('cannot-undo', `${link.name} can't be brought back.`, {
        name: link.name,
      })
    await db.paymentLinks.add(link)
    await writeLog(context, {
      action: 'Restored payment link',
      target: link.name,
      type: 'configuration',
      merchantId: link.merchantId,
    })
    return link
  })
}

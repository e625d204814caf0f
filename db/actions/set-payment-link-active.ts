import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { linkStatusAt } from '../model/link-terms.ts'
import { paymentLink, type PaymentLink } from '../model/payment-link.ts'
import { writeLog } from './write-log.ts'

/**
 * Activates or deactivates a link; activating publishes a draft. Refused with `not-found`, `link-expired` or
 * `no-change`. Spec §4.
 */
export async function setPaymentLinkActive(
  context: ActionContext,
  { id, active }: { id: PaymentLink['id']; active: boolean },
): Promise<PaymentLink> {
  const { db, now } = context
  return db.transaction('rw', db.paymentLinks, db.activityLog, db.counters, async () => {
    const before = await db.paymentLinks.get(id)
    if (!before) throw new ActionError('not-found', `There is no link ${id}.`)
    const { name } = before
    if (linkStatusAt(before, Date.parse(now)) === 'expired')
      throw new ActionError('link-expired', `${name} has expired.`, { name })
    const status = active ? 'active' : 'inactive'
    if (before.status === status)
      throw new ActionError('no-change', `${name} is ${status} already.`, { name, state: status })
    const after = v.parse(paymentLink, { ...before, status, draft: before.draft && !active })
    await db.paymentLinks.put(after)
    await writeLog(context, {
      action: active ? 'Activated payment link' : 'Deactivated payment link',
      target: name,
      type: 'configuration',
      merchantId: before.merchantId,
      before: { status: before.status },
      after: { status },
    })
    return after
  })
}

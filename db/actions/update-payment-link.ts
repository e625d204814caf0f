import { ActionError, type ActionContext } from '../action.ts'
import { linkStatusAt } from '../model/link-terms.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import { checkLink, type LinkFields } from './check-link.ts'
import { writeLog } from './write-log.ts'

export type LinkChange = Pick<PaymentLink, 'id'> &
  Partial<LinkFields> & {
    /** False publishes a draft: it becomes active. */
    draft?: boolean
  }

function statusAfter(before: PaymentLink, after: PaymentLink, now: number): PaymentLink['status'] {
  if (before.draft && !after.draft) return 'active'
  // A new expiry ahead, or none any more, brings an expired link back.
  if (linkStatusAt(before, now) === 'expired')
    return linkStatusAt({ ...after, status: 'active' }, now)
  return before.status
}

/**
 * Changes what a person filled in, only the fields given. Moving an expired link's expiry ahead makes it active
 * again; its payments and views stay. Refused with `not-found`, `no-change`, `invalid` or `path-taken`. Spec §2.
 */
export async function updatePaymentLink(
  context: ActionContext,
  { id, ...change }: LinkChange,
): Promise<PaymentLink> {
  const { db } = context
  return db.transaction('rw', db.paymentLinks, db.activityLog, db.counters, async () => {
    const before = await db.paymentLinks.get(id)
    if (!before) throw new ActionError('not-found', `There is no link ${id}.`)
    const checked = await checkLink(context, { ...before, ...change }, before)
    const now = Date.parse(context.now)
    const after = { ...checked, status: statusAfter(before, checked, now) }
    if (before.draft && !after.draft && linkStatusAt(after, now) === 'expired')
      throw new ActionError('invalid', 'The expiry has passed.', {
        reason: 'The expiry date has passed. Choose today or a later day.',
      })
    const names = (Object.keys(after) as (keyof PaymentLink)[]).filter(
      (name) => after[name] !== before[name],
    )
    if (names.length === 0) throw new ActionError('no-change', 'Nothing was changed.')
    await db.paymentLinks.put(after)
    await writeLog(context, {
      action: before.draft && !after.draft ? 'Published payment link' : 'Updated payment link',
      target: after.name,
      type: 'configuration',
      merchantId: after.merchantId,
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: Object.fromEntries(names.map((name) => [name, after[name]])),
    })
    return after
  })
}

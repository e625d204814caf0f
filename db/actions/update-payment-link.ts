import { ActionError } from '../action.ts'
import { linkStatusAt, type PaymentLink } from '../links/schemas.ts'
import { checkLink, type LinkFields } from './check-link.ts'
import { defineAction, invalid } from './define-action.ts'
import { changed } from './write-log.ts'

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
export const updatePaymentLink = defineAction(
  ['paymentLinks'],
  async (act, { id, ...change }: LinkChange) => {
    const before = await act.get('paymentLinks', id)
    const checked = await checkLink(act, { ...before, ...change }, before)
    const now = Date.parse(act.now)
    const after = { ...checked, status: statusAfter(before, checked, now) }
    const published = before.draft && !after.draft
    if (published && linkStatusAt(after, now) === 'expired')
      throw invalid('The expiry date has passed. Choose today or a later day.')
    const changes = changed(before, after)
    if (Object.keys(changes.after ?? {}).length === 0)
      throw new ActionError('no-change', 'Nothing was changed.')
    await act.db.paymentLinks.put(after)
    await act.log({
      action: published ? 'Published payment link' : 'Updated payment link',
      target: after.name,
      type: 'configuration',
      merchantId: after.merchantId,
      ...changes,
    })
    return after
  },
)

import * as v from 'valibot'
import { currency } from '../common.ts'
import { permissionOf } from '../permissions.ts'
import { linkFields } from './check-link.ts'
import { ActionError } from '../action.ts'
import { linkStatusAt, type PaymentLink } from '../links/schemas.ts'
import { checkLink } from './check-link.ts'
import { defineAction, invalid } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

const linkChange = v.object({
  id: v.string(),
  name: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  amount: v.exactOptional(linkFields.entries.amount),
  currency: v.exactOptional(currency),
  expiresAt: v.exactOptional(linkFields.entries.expiresAt),
  path: v.exactOptional(v.string()),
  /** False publishes a draft: it becomes active. */
  draft: v.exactOptional(v.boolean()),
})

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
export const updatePaymentLink = defineAction({
  permission: permissionOf.updatePaymentLink,
  tables: ['paymentLinks'],
  input: linkChange,
  run: async (act, { id, ...change }) => {
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
})

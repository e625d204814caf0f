import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { linkStatusAt } from '../links/schemas.ts'
import { defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

/**
 * Activates or deactivates a link; activating publishes a draft. Refused with `not-found`, `link-expired` or
 * `no-change`. Spec §4.
 */
export const setPaymentLinkActive = defineAction({
  permission: permissionOf.setPaymentLinkActive,
  tables: ['paymentLinks'],
  input: v.object({ id: v.string(), active: v.boolean() }),
  run: async ({ now, get, put, log }, { id, active }) => {
    const before = await get('paymentLinks', id)
    const { name, merchantId } = before
    if (linkStatusAt(before, Date.parse(now)) === 'expired')
      throw new ActionError('link-expired', `${name} has expired.`, { name })
    const status = active ? 'active' : 'inactive'
    if (before.status === status)
      throw new ActionError('no-change', `${name} is ${status} already.`, { name, state: status })
    const [after] = await Promise.all([
      put('paymentLinks', { ...before, status, draft: before.draft && !active }),
      log({
        action: active ? 'Activated payment link' : 'Deactivated payment link',
        target: name,
        type: 'configuration',
        merchantId,
        ...changed(before, { ...before, status }, ['status']),
      }),
    ])
    return after
  },
})

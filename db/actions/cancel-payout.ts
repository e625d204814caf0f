import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { endPayout, movingTables } from './move-payout.ts'

/**
 * Cancels a payout that has not left yet: all of it is back in the balance. Refused with `not-found` or `not-pending`.
 * Spec §2 Payouts.
 */
export const cancelPayout = defineAction({
  permission: permissionOf.cancelPayout,
  tables: movingTables,
  input: v.string(),
  run: async (act, id) => {
    const payout = await act.get('payouts', id)
    const { status, leavesAt, movesAt } = payout
    // One that waits for its business to be reinstated does not leave at its moment.
    if (status !== 'pending' || (movesAt !== undefined && leavesAt <= act.now))
      throw new ActionError('not-pending', `${id} has left.`, {
        id,
        status: status === 'pending' || status === 'in-transit' ? 'in transit' : status,
      })
    return endPayout(act, payout, { status: 'cancelled', at: act.now, reason: 'Cancelled' })
  },
})

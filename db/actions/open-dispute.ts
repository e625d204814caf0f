import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { isDisputable } from '../disputes/schemas.ts'
import { openedDispute, openedDisputeLine } from '../disputes/steps.ts'
import { nextId } from '../next-id.ts'
import { defineAction } from '../define-action.ts'
import { disputeNewsTables, tellOfDispute } from './dispute-news.ts'

/**
 * Opens a dispute of a card payment, as its network would: what is left of the payment is held from the merchant, who is
 * told and has seven days to send evidence. The same attempt again gives the dispute that it opened. Refused with
 * `not-found`, `not-open` where the payment can't be disputed, or `no-change` where it was before. Not in the
 * specification.
 */
export const openDispute = defineAction({
  permission: permissionOf.openDispute,
  tables: [...disputeNewsTables, 'transactions', 'disputes'],
  input: v.object({
    transactionId: v.string(),
    reason: tableSchemas.disputes.entries.reason,
    attemptId: v.string(),
  }),
  run: async (act, { transactionId, reason, attemptId }) => {
    const payment = await act.get('transactions', transactionId)
    const [before] = await act.db.disputes.where('transactionId').equals(transactionId).toArray()
    if (before?.attemptId === attemptId) return before
    if (before)
      throw new ActionError('no-change', `${transactionId} was disputed before.`, {
        name: transactionId,
        state: `disputed as ${before.id}`,
      })
    if (!isDisputable(payment))
      throw new ActionError('not-open', `${transactionId} can't be disputed.`, {
        name: transactionId,
        state: 'no successful card payment',
      })
    const row = openedDispute(payment, {
      id: await nextId(act.db, 'DS'),
      reason,
      openedAt: act.now,
      openedBy: act.actor.name,
      attemptId,
    })
    const dispute = await act.put('disputes', row)
    await tellOfDispute(act, dispute)
    await act.log(openedDisputeLine(dispute))
    return dispute
  },
})

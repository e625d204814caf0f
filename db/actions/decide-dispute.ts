import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction, invalid } from '../define-action.ts'
import { disputeNewsTables, tellOfDispute } from './dispute-news.ts'
import { giveBack, refundingTables } from './refund-transaction.ts'

/**
 * Decides a dispute that is under review. Won: what was held is the merchant's again. Lost: it goes back to the card
 * holder, as a refund of the payment. The merchant is told. Refused with `not-found`, `already-decided`, `not-open` while
 * the merchant may send evidence, or `invalid` without a reason. Not in the specification.
 */
export const decideDispute = defineAction({
  permission: permissionOf.decideDispute,
  tables: [...refundingTables, ...disputeNewsTables, 'disputes'],
  input: v.object({
    id: v.string(),
    outcome: v.picklist(['won', 'lost']),
    /** Why, as the merchant reads it. */
    decision: v.string(),
  }),
  run: async (act, { id, outcome, decision }) => {
    const before = await act.get('disputes', id)
    const { status, transactionId, merchantId, amount, currency } = before
    if (status === 'won' || status === 'lost')
      throw new ActionError('already-decided', `${id} is ${status}.`, { name: id })
    if (status === 'evidence') {
      const state = 'still waiting for the merchant’s evidence'
      throw new ActionError('not-open', `${id} is ${state}.`, { name: id, state })
    }
    const said = decision.trim()
    if (said === '') throw invalid('Say why you decide so.')
    const decided = await act.put(
      'disputes',
      {
        ...before,
        status: outcome,
        decision: said,
        decidedAt: act.now,
        decidedBy: act.actor.name,
      },
      'Use at most 2,000 characters.',
    )
    if (outcome === 'lost')
      await giveBack(act, await act.get('transactions', transactionId), {
        amount,
        reason: `Dispute ${id} was lost`,
        attemptId: `dispute ${id}`,
      })
    await tellOfDispute(act, decided)
    await act.log({
      action:
        outcome === 'won'
          ? 'Decided dispute for the merchant'
          : 'Decided dispute for the card holder',
      target: `${id} of ${transactionId}`,
      type: 'review',
      merchantId,
      before: { status, held: amount, currency },
      after: { transaction: transactionId, status: outcome, held: 0, currency },
    })
    return decided
  },
})

import * as v from 'valibot'
import { typedLines } from '../common.ts'
import { ActionError } from '../action.ts'
import { type Act, checkRow, defineAction, defineRound, invalid } from '../define-action.ts'
import { merchantTellingTables, tellMerchant } from '../log/tell-actions.ts'
import { nextId } from '../next-id.ts'
import { enterRefund, refundingTables } from '../payments/refund-actions.ts'
import { tableSchemas } from '../tables.ts'
import { disputeNews } from './messages.ts'
import { isDisputable } from './rules.ts'
import type { Dispute } from './schemas.ts'
import { openedDispute, openedDisputeLine } from './steps.ts'
import { dueRounds } from '../due-rounds.ts'

/** The tables for notifying a merchant of a dispute. */
export const disputeNewsTables = merchantTellingTables

/**
 * Notifies the merchant of a dispute's current state, in the app and by e-mail, inside the action's
 * transaction.
 */
export async function tellOfDispute(
  act: Act<(typeof disputeNewsTables)[number]>,
  dispute: Dispute,
): Promise<void> {
  const { notification, words } = disputeNews(dispute, act.now)
  await tellMerchant(act, notification, words)
}

/**
 * Opens a dispute of a card payment, as the card network would: holds the rest of the payment and
 * gives the merchant seven days to send evidence. Repeating an attempt returns the dispute it
 * opened. Refuses with `not-found`, `not-open` if the payment can't be disputed, or `no-change` if
 * it was disputed before. Not in the specification.
 */
export const openDispute = defineAction('openDispute', {
  permission: 'dispute_management',
  refuses: ['not-found', 'not-open', 'no-change'],
  invalid: ['over-2000-characters'],
  tables: [...disputeNewsTables, 'transactions', 'disputes'],
  input: v.object({
    transactionId: v.string(),
    reason: tableSchemas.disputes.entries.reason,
    /** What the cardholder says; may be empty. */
    claim: v.optional(typedLines, ''),
    attemptId: v.string(),
  }),
  run: async (act, { transactionId, reason, claim, attemptId }) => {
    const payment = await act.get('transactions', transactionId)
    const [before] = await act.db.disputes.where('transactionId').equals(transactionId).toArray()
    if (before?.attemptId === attemptId) return before
    if (before)
      throw new ActionError('no-change', `${transactionId} already has a dispute.`, {
        name: transactionId,
        state: `disputed as ${before.id}`,
      })
    if (!isDisputable(payment))
      throw new ActionError('not-open', `${transactionId} can’t be disputed.`, {
        name: transactionId,
        state: 'not a completed card payment',
      })
    const row = openedDispute(payment, {
      id: await nextId(act.db, 'DS'),
      reason,
      ...(claim !== '' && { claim }),
      openedAt: act.now,
      openedBy: act.actor.name,
      attemptId,
    })
    const dispute = await act.put('disputes', row, 'over-2000-characters')
    await tellOfDispute(act, dispute)
    await act.log(openedDisputeLine(dispute))
    return dispute
  },
})

/** The tables for ending a dispute. */
export const closingTables = [...refundingTables, ...disputeNewsTables, 'disputes'] as const

/**
 * Ends a dispute inside the action's transaction: releases the held amount if it is won, refunds it to the cardholder if it
 * is lost; notifies the merchant and logs it.
 */
export async function closeDispute(
  act: Act<(typeof closingTables)[number]>,
  before: Dispute,
  end: Pick<Dispute, 'status' | 'decision' | 'accepted'>,
  action: string,
): Promise<Dispute> {
  const { id, transactionId, merchantId, amount, currency } = before
  const { movesAt: _moves, ...kept } = before
  const decided = await act.put(
    'disputes',
    { ...kept, ...end, decidedAt: act.now, decidedBy: act.actor.name },
    'over-2000-characters',
  )
  if (end.status === 'lost')
    await enterRefund(act, await act.get('transactions', transactionId), {
      amount,
      reason: `Dispute ${id} was ${end.accepted ? 'accepted' : 'lost'}`,
      attemptId: `dispute ${id}`,
    })
  await tellOfDispute(act, decided)
  await act.log({
    action,
    target: `${id} for ${transactionId}`,
    type: 'review',
    merchantId,
    before: { status: before.status, held: amount, currency },
    after: { transaction: transactionId, status: end.status, held: 0, currency },
  })
  return decided
}

/**
 * Decides a dispute under review and notifies the merchant. If won, the held amount is released; if
 * lost, it is refunded to the card holder. Refuses with `not-found`, `already-decided`, `not-open`
 * while evidence is still due, or `invalid` without a reason. Not in the specification.
 */
export const decideDispute = defineAction('decideDispute', {
  permission: 'dispute_management',
  refuses: ['not-found', 'already-decided', 'not-open'],
  invalid: ['over-2000-characters', 'reason-missing', 'reason-over-200-characters'],
  tables: closingTables,
  input: v.object({
    id: v.string(),
    outcome: v.picklist(['won', 'lost']),
    /** The reason, as the merchant reads it. */
    decision: typedLines,
  }),
  run: async (act, { id, outcome, decision }) => {
    const before = await act.get('disputes', id)
    const { status } = before
    if (status === 'won' || status === 'lost')
      throw new ActionError('already-decided', `${id} is ${status}.`, { name: id })
    if (status === 'evidence') {
      const state = 'still waiting for the merchant’s evidence'
      throw new ActionError('not-open', `${id} is ${state}.`, { name: id, state })
    }
    if (decision === '') throw invalid('reason-missing')
    return closeDispute(
      act,
      before,
      { status: outcome, decision },
      outcome === 'won' ? 'Decided for merchant in dispute' : 'Decided for cardholder in dispute',
    )
  },
})

/**
 * Moves every dispute past its evidence deadline to review, each in its own transaction, with the
 * evidence uploaded so far. An unreadable row stops moving. `getNextDue` says when to run it next.
 */
export const reviewDueDisputes = defineRound('reviewDueDisputes', {
  permission: null,
  refuses: ['not-found'],
  tables: [...disputeNewsTables, 'disputes'],
  due: dueRounds.reviewDueDisputes,
  async one(act, id) {
    const { movesAt, ...dispute } = checkRow('disputes', await act.get('disputes', id))
    if (movesAt === undefined || movesAt > act.now) return null
    const moved = await act.put('disputes', { ...dispute, status: 'review' })
    await tellOfDispute(act, moved)
    await act.log({
      action: 'Closed evidence for dispute',
      target: `${id} for ${dispute.transactionId}`,
      type: 'system',
      merchantId: dispute.merchantId,
      before: { status: dispute.status },
      after: { transaction: dispute.transactionId, status: moved.status },
    })
    return moved
  },
  async setAside({ db, get }, id) {
    const { movesAt } = await get('disputes', id)
    if (movesAt === undefined) return false
    // Bypasses the schema, which would refuse the row.
    await db.disputes.update(id, { movesAt: undefined })
    return true
  },
})

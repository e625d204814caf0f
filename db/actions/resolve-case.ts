import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import type { Transaction } from '../payments/schemas.ts'
import { caseNewsTables, tellOfCase } from './case-news.ts'
import { defineAction, invalid } from '../define-action.ts'
import { raiseSettled, raisingTables } from './settle-transaction.ts'
import { changed } from '../log/write-log.ts'

const caseResolution = v.object({
  id: v.string(),
  /** The merchant is credited, or the customer has the money. */
  outcome: v.picklist(['paid', 'refunded']),
  /** Why, for those who look at it later. */
  resolution: v.string(),
})
type CaseResolution = v.InferOutput<typeof caseResolution>

/** The payment as a case leaves it: its fee and its amount stay as they were fixed when it was made. */
function resolved(
  { willFail: _will, settlesAt: _at, failureReason, ...payment }: Transaction,
  { id, outcome }: CaseResolution,
  at: string,
): Transaction {
  const isPaid = outcome === 'paid'
  const status = isPaid ? 'successful' : 'failed'
  const note = isPaid ? `Credited by case ${id}` : `Given back to the customer by case ${id}`
  const reason = failureReason ?? 'The provider did not confirm it'
  return {
    ...payment,
    status,
    ...(!isPaid && { failureReason: reason }),
    history: [...timelineOf(payment), { status, at, note }],
  }
}

/**
 * Resolves an open case. Paid: the payment is successful with the fee that it was made with, and in the merchant's
 * balance. Refunded: the customer has the money, and the payment stays failed, which its course says. The merchant is
 * told, and the payer on the page of the payment. Refused with `not-found`, `already-decided`, `changed-meanwhile` where
 * the payment has come to another end, or `invalid` without a reason. Not in the specification.
 */
export const resolveCase = defineAction({
  permission: permissionOf.resolveCase,
  tables: [...ledgerTables, ...raisingTables, ...caseNewsTables, 'cases'],
  input: caseResolution,
  run: async (act, input) => {
    const before = await act.get('cases', input.id)
    const { id, transactionId, merchantId } = before
    if (before.status !== 'open')
      throw new ActionError('already-decided', `${id} is ${before.status}.`, { name: id })
    const payment = await act.get('transactions', transactionId)
    if (payment.status !== 'failed' && payment.status !== 'pending')
      throw new ActionError('changed-meanwhile', `${transactionId} is ${payment.status}.`, {
        name: transactionId,
      })
    const resolution = input.resolution.trim()
    if (resolution === '') throw invalid('Say what you found.')
    const after = resolved({ ...payment, history: timelineOf(payment) }, input, act.now)
    await putTransactions(act.db, after)
    const row = await act.put(
      'cases',
      {
        ...before,
        status: input.outcome,
        resolution,
        resolvedAt: act.now,
        resolvedBy: act.actor.name,
      },
      'Use at most 2,000 characters.',
    )
    if (after.status !== payment.status) await raiseSettled(act, after)
    await tellOfCase(act, row, after)
    const { before: was, after: is } = changed(payment, after, ['status'])
    await act.log({
      action: input.outcome === 'paid' ? 'Resolved case as paid' : 'Resolved case as refunded',
      target: `${id} of ${transactionId}`,
      type: 'review',
      merchantId,
      before: { case: 'open', payment: was?.['status'] ?? null },
      after: { transaction: transactionId, case: row.status, payment: is?.['status'] ?? null },
    })
    return row
  },
})

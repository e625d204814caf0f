import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import type { MerchantId } from '../model/common.ts'
import { merchant as merchantSchema, type Merchant } from '../model/merchant.ts'
import { isWaiting } from '../queries/list-pending-merchants.ts'
import { writeLog } from './write-log.ts'

/** The fields that a decision changes: the log keeps them from before, so that the decision can be undone. */
export const decisionFields = [
  'status',
  'approvalStatus',
  'priority',
  'paymentLimit',
  'reviewDate',
  'approvalDate',
  'joinDate',
  'rejectionReason',
] as const
export type DecisionFields = Pick<Merchant, (typeof decisionFields)[number]>

/** What a decision may change of a merchant, as it is: for the log, before and after. */
export function pickDecision(merchant: Merchant): DecisionFields {
  return Object.fromEntries(decisionFields.map((key) => [key, merchant[key]])) as DecisionFields
}

/**
 * Takes a decision on a waiting application in one transaction with its log row: all of it, or nothing. Refused with
 * `not-found` or `already-decided`. Spec §4.
 */
export async function decideApplication(
  context: ActionContext,
  id: MerchantId,
  action: string,
  change: (merchant: Merchant) => Partial<DecisionFields>,
): Promise<Merchant> {
  const { db, actor, now } = context
  return db.transaction('rw', db.merchants, db.activityLog, db.counters, async () => {
    const before = await db.merchants.get(id)
    if (!before) throw new ActionError('not-found', `There is no merchant ${id}.`)
    if (!isWaiting(before))
      throw new ActionError('already-decided', `${before.name} was decided before.`, {
        name: before.name,
      })
    const after = v.parse(merchantSchema, {
      ...before,
      ...change(before),
      lastModifiedBy: actor.name,
      lastModifiedDate: now,
    })
    await db.merchants.put(after)
    await writeLog(context, {
      action,
      target: before.name,
      type: 'approval',
      merchantId: id,
      before: pickDecision(before),
      after: pickDecision(after),
    })
    return after
  })
}

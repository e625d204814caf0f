import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { isWaiting } from '../merchants/application-queries.ts'
import { type newsTables, tellStage } from './application-news.ts'
import type { Act } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

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
type DecisionFields = Pick<Merchant, (typeof decisionFields)[number]>

/**
 * Takes a decision on a waiting application, inside the act's transaction, tells the business, and logs it. Refused with
 * `not-found` or `already-decided`. Spec §4.
 */
export async function decideApplication(
  act: Act<'merchants' | (typeof newsTables)[number]>,
  id: MerchantId,
  action: string,
  change: (merchant: Merchant) => Partial<DecisionFields>,
): Promise<Merchant> {
  const { actor, now, get, put, log } = act
  const before = await get('merchants', id)
  const { name } = before
  if (!isWaiting(before))
    throw new ActionError('already-decided', `${name} was decided before.`, { name })
  const after = {
    ...before,
    ...change(before),
    lastModifiedBy: actor.name,
    lastModifiedDate: now,
  }
  const [merchant] = await Promise.all([
    put('merchants', after),
    log({
      action,
      target: name,
      type: 'approval',
      merchantId: id,
      ...changed(before, after, decisionFields),
    }),
  ])
  await tellStage(act, merchant)
  return merchant
}

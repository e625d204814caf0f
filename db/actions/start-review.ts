import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { newsTables, tellStage } from './application-news.ts'
import { defineAction, type Act } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

/** Takes a submitted application under review, inside an act's transaction. Spec §4. */
export async function takeUnderReview(
  act: Act<'merchants' | (typeof newsTables)[number]>,
  before: Merchant,
): Promise<Merchant> {
  const { actor, now, put, log } = act
  const merchant = await put('merchants', {
    ...before,
    approvalStatus: 'UNDER_REVIEW',
    reviewDate: now,
    lastModifiedBy: actor.name,
    lastModifiedDate: now,
  })
  await tellStage(act, merchant)
  await log({
    action: 'Started review of merchant application',
    target: merchant.name,
    type: 'review',
    merchantId: merchant.id,
    ...changed(before, merchant, ['approvalStatus', 'reviewDate']),
  })
  return merchant
}

/**
 * Begins the review of a submitted application: the merchant's tracker moves on, and it is told. Refused with
 * `not-found`, with `no-change` while it is under review, and with `already-decided` after that. Spec §4.
 */
export const startReview = defineAction({
  permission: permissionOf.startReview,
  tables: ['merchants', ...newsTables],
  input: v.string(),
  run: async (act, id) => {
    const merchant = await act.get('merchants', id)
    const { name, approvalStatus } = merchant
    if (approvalStatus === 'UNDER_REVIEW')
      throw new ActionError('no-change', `${name} is under review.`, {
        name,
        state: 'under review',
      })
    if (approvalStatus !== 'PENDING')
      throw new ActionError('already-decided', `${name} was decided before.`, { name })
    return takeUnderReview(act, merchant)
  },
})

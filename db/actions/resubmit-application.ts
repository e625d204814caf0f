import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { mailStage } from './application-news.ts'
import { defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

const states = { PENDING: 'submitted', UNDER_REVIEW: 'under review', APPROVED: 'approved' } as const

/**
 * Hands a rejected application in again: it waits in the console's queue as submitted, without the reason and the
 * review of before. Refused with `not-found`, or `no-change` where it is not rejected. Spec §4.
 */
export const resubmitApplication = defineAction({
  permission: permissionOf.resubmitApplication,
  tables: ['merchants', 'messages'],
  input: v.string(),
  run: async (act, id) => {
    const before = await act.get('merchants', id)
    const { name, approvalStatus } = before
    if (approvalStatus !== 'REJECTED')
      throw new ActionError('no-change', `${name} is not rejected.`, {
        name,
        state: states[approvalStatus],
      })
    const merchant = await act.put('merchants', {
      ...before,
      approvalStatus: 'PENDING',
      priority: before.priority ?? 'medium',
      reviewDate: null,
      rejectionReason: null,
      resubmittedAt: act.now,
      lastModifiedBy: act.actor.name,
      lastModifiedDate: act.now,
    })
    await mailStage(act, merchant)
    await act.log({
      action: 'Resubmitted merchant application',
      target: name,
      type: 'review',
      merchantId: id,
      ...changed(before, merchant, ['approvalStatus', 'rejectionReason', 'reviewDate']),
    })
    return merchant
  },
})

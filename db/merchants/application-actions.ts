import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { listReviewers } from '../people/queries.ts'
import { checkSubmitted, waitingApplication } from './decision-actions.ts'
import { mailStage, newsTables, tellStage } from './messages.ts'
import { isSubmitted, lackingForSubmission } from './rules.ts'
import type { Merchant } from './schemas.ts'

/**
 * Submits a business's application for approval, tells its people and mails it. Refuses with
 * `not-found`, `no-change` if it is submitted, or `application-incomplete` with what it lacks. BIZ-1.
 */
export const submitApplication = defineAction('submitApplication', {
  permission: 'business',
  refuses: ['not-found', 'no-change', 'application-incomplete'],
  tables: ['merchants', 'documents', 'directors', ...newsTables],
  input: v.string(),
  run: async (act, id) => {
    const before = await act.get('merchants', id)
    const { name } = before
    if (isSubmitted(before))
      throw new ActionError('no-change', `${name} is submitted.`, { name, state: 'submitted' })
    const [documents, directors] = await Promise.all([
      act.db.documents.where('merchantId').equals(id).toArray(),
      act.db.directors.where('merchantId').equals(id).toArray(),
    ])
    const lacking = lackingForSubmission({ merchant: before, documents, directors })
    if (lacking.length > 0)
      throw new ActionError('application-incomplete', `${name} lacks ${lacking.join(', ')}.`, {
        lacking: lacking.join(' '),
      })
    const merchant = await act.put('merchants', {
      ...before,
      submittedDate: act.now,
      lastModifiedBy: act.actor.name,
      lastModifiedDate: act.now,
    })
    await tellStage(act, merchant)
    await act.log({
      action: 'Submitted merchant application',
      target: name,
      type: 'review',
      merchantId: id,
      after: { approvalStatus: merchant.approvalStatus, documents: documents.length },
    })
    return merchant
  },
})

/** Moves a submitted application to review inside the action's transaction. ADM-3. */
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
 * Starts the review of a submitted application and notifies the merchant. Refuses with `not-found`,
 * `not-submitted`, `no-change` if under review, or `already-decided`. ADM-3.
 */
export const startReview = defineAction('startReview', {
  permission: 'merchant_management',
  refuses: ['not-found', 'not-submitted', 'no-change', 'already-decided'],
  tables: ['merchants', ...newsTables],
  input: v.string(),
  run: async (act, id) => {
    const merchant = await act.get('merchants', id)
    const { name, approvalStatus } = merchant
    checkSubmitted(merchant)
    if (approvalStatus === 'UNDER_REVIEW')
      throw new ActionError('no-change', `${name} is under review.`, {
        name,
        state: 'under review',
      })
    if (approvalStatus !== 'PENDING')
      throw new ActionError('already-decided', `${name} is already decided.`, { name })
    return takeUnderReview(act, merchant)
  },
})

const states = { PENDING: 'submitted', UNDER_REVIEW: 'under review', APPROVED: 'approved' } as const

/**
 * Resubmits a rejected application, clearing its reason and earlier review. Refuses with
 * `not-found`, or `no-change` if it is not rejected. ADM-3.
 */
export const resubmitApplication = defineAction('resubmitApplication', {
  permission: 'business',
  refuses: ['not-found', 'no-change'],
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

/**
 * Assigns a waiting application to somebody who manages merchants, by id, or to nobody. Refuses with
 * `not-found`, `not-submitted`, `already-decided`, or `invalid` for anybody else. ADM-15.
 */
export const assignApplication = defineAction('assignApplication', {
  permission: 'merchant_management',
  refuses: ['not-found', 'not-submitted', 'already-decided'],
  invalid: ['reviewer-missing'],
  tables: ['merchants', 'adminUsers', 'roles'],
  input: v.object({ id: v.string(), adminId: v.nullable(v.string()) }),
  run: async (act, { id, adminId }) => {
    const { assignee, ...application } = await waitingApplication(act, id)
    const reviewers = await listReviewers(act.db)
    const admin = reviewers.find((each) => each.id === adminId)
    if (adminId !== null && !admin) throw invalid('reviewer-missing')
    // The merchant sees when its row was last modified, but not who handles it.
    const merchant = await act.put('merchants', {
      ...application,
      ...(admin && { assignee: admin.name }),
    })
    if (merchant.assignee !== assignee)
      await act.log({
        action: 'Assigned merchant application',
        target: merchant.name,
        type: 'review',
        merchantId: id,
        before: { assignee: assignee ?? null },
        after: { assignee: merchant.assignee ?? null },
      })
    return merchant
  },
})

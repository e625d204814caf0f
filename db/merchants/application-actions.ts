import * as v from 'valibot'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { permissionOf } from '../permissions.ts'
import { isWaiting } from './application-queries.ts'
import { mailStage, newsTables, tellStage } from './messages.ts'
import type { Merchant } from './schemas.ts'

/**
 * The fields a decision changes; the log stores their old values so that the decision can be
 * undone.
 */
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
 * Decides a waiting application inside the action's transaction, notifies the business and logs it.
 * Refuses with `not-found` or `already-decided`. ADM-3.
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

/**
 * Decides many applications in order inside the action's transaction. Throws `invalid` for none.
 */
export async function decideMany(
  ids: readonly Merchant['id'][],
  decide: (id: Merchant['id']) => Promise<Merchant>,
): Promise<Merchant[]> {
  if (ids.length === 0) throw invalid('Choose an application.')
  const decided: Merchant[] = []
  for (const id of new Set(ids)) decided.push(await decide(id))
  return decided
}

const tables = ['merchants', ...newsTables] as const

const approve = (act: Act<(typeof tables)[number]>, id: MerchantId) =>
  decideApplication(act, id, 'Approved merchant application', (merchant) => ({
    status: 'active',
    approvalStatus: 'APPROVED',
    priority: null,
    paymentLimit: null,
    // The decision counts as the review if there was none.
    reviewDate: merchant.reviewDate ?? act.now,
    approvalDate: act.now,
    joinDate: merchant.joinDate ?? act.now,
    rejectionReason: null,
  }))

/**
 * Approves a waiting merchant: it becomes active and loses its payment limit. Refuses with
 * `not-found` or `already-decided`. ADM-3.
 */
export const approveMerchant = defineAction({
  permission: permissionOf.approveMerchant,
  tables: tables,
  input: v.string(),
  run: approve,
})

/**
 * Approves many waiting merchants, all or none, with a log entry each. Refuses like
 * `approveMerchant`.
 */
export const approveMerchants = defineAction({
  permission: permissionOf.approveMerchants,
  tables: tables,
  input: v.array(v.string()),
  run: (act, ids) => decideMany(ids, (id) => approve(act, id)),
})

const reject = (act: Act<(typeof tables)[number]>, id: MerchantId, reason: string | null) =>
  decideApplication(act, id, 'Rejected merchant application', () => ({
    approvalStatus: 'REJECTED',
    reviewDate: act.now,
    rejectionReason: reason?.trim() || null,
  }))

/**
 * Rejects a waiting merchant's application with a reason that its tracker shows (null: the
 * specification's default). Refuses with `not-found` or `already-decided`. ADM-3.
 */
export const rejectMerchant = defineAction({
  permission: permissionOf.rejectMerchant,
  tables: tables,
  input: v.object({ id: v.string(), reason: v.optional(v.nullable(v.string())) }),
  run: async (act, { id, reason = null }) => reject(act, id, reason),
})

/** Rejects many applications, all or none, with a log entry each. Refuses like `rejectMerchant`. */
export const rejectMerchants = defineAction({
  permission: permissionOf.rejectMerchants,
  tables: tables,
  input: v.object({ ids: v.array(v.string()), reason: v.optional(v.nullable(v.string())) }),
  run: (act, { ids, reason = null }) => decideMany(ids, (id) => reject(act, id, reason)),
})

const reopening = v.object({
  id: v.string(),
  decidedAt: v.string(),
})

async function reopen(
  act: Act<(typeof tables)[number]>,
  { id, decidedAt }: { id: MerchantId; decidedAt: string },
) {
  const { db, actor, now, get, put, log } = act
  const [present, entries] = await Promise.all([
    get('merchants', id),
    db.activityLog.where('merchantId').equals(id).toArray(),
  ])
  const { name } = present
  const decision = entries.find((entry) => entry.timestamp === decidedAt && entry.before)
  const unchanged =
    decision !== undefined &&
    present.lastModifiedDate === decidedAt &&
    decisionFields.every((key) => (decision.after?.[key] ?? null) === present[key])
  if (!unchanged || isWaiting(present))
    throw new ActionError('cannot-undo', `${name} has changed since.`, { name })
  const before = {
    ...present,
    ...decision.before,
    lastModifiedBy: actor.name,
    lastModifiedDate: now,
  }
  const [restored] = await Promise.all([
    put('merchants', before),
    log({
      action: 'Undid the decision on an application',
      target: name,
      type: 'approval',
      merchantId: id,
      ...changed(present, before, decisionFields),
    }),
  ])
  await tellStage(act, restored)
  return restored
}

/**
 * Undoes a decision on an application and notifies the merchant; the log keeps both. `decidedAt`
 * identifies the decision, so it can be undone only once. Refuses with `not-found`, or
 * `cannot-undo` if the application has changed since.
 */
export const reopenApplication = defineAction({
  permission: permissionOf.reopenApplication,
  tables: tables,
  input: reopening,
  run: reopen,
})

/**
 * Undoes the decisions of one action on many applications, all or none. Refuses like
 * `reopenApplication`.
 */
export const reopenApplications = defineAction({
  permission: permissionOf.reopenApplications,
  tables: tables,
  input: v.object({ ids: v.array(v.string()), decidedAt: v.string() }),
  run: (act, { ids, decidedAt }) => decideMany(ids, (id) => reopen(act, { id, decidedAt })),
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
 * `no-change` if under review, or `already-decided`. ADM-3.
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

const states = { PENDING: 'submitted', UNDER_REVIEW: 'under review', APPROVED: 'approved' } as const

/**
 * Resubmits a rejected application, clearing its reason and earlier review. Refuses with
 * `not-found`, or `no-change` if it is not rejected. ADM-3.
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

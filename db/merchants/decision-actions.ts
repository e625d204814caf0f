import * as v from 'valibot'
import { typedLines } from '../common.ts'
import { ActionError } from '../action.ts'
import { isolated } from '../text/typed-text.ts'
import type { MerchantId } from '../common.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { withdrawNotification } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { notificationFields, newsTables, tellStage } from './messages.ts'
import { canApprove, openPapers, type Papers } from './required-documents.ts'
import { isSubmitted, isWaiting } from './rules.ts'
import type { Merchant } from './schemas.ts'

/**
 * The fields a decision changes; the log stores their old values so that the decision can be
 * undone.
 */
const decisionFields = [
  'status',
  'approvalStatus',
  'priority',
  'paymentLimit',
  'reviewDate',
  'approvalDate',
  'joinDate',
  'rejectionReason',
] as const satisfies (keyof Merchant)[]

const tables = ['merchants', ...newsTables] as const
type Deciding = Act<(typeof tables)[number]>

interface Decision {
  /** The action in the log, and more that the log says of it. */
  action: string
  noted?: Record<string, string>
  change: Partial<Merchant>
}

/** Changes an application inside the action's transaction, and logs it so that it can be undone. */
export async function changeApplication(
  { actor, now, put, log }: Deciding,
  before: Merchant,
  { action, noted, change: fields }: Decision,
): Promise<Merchant> {
  const after = { ...before, ...fields, lastModifiedBy: actor.name, lastModifiedDate: now }
  const merchant = await put('merchants', after, 'text-long')
  const { before: was, after: is } = changed(before, merchant, decisionFields)
  await log({
    action,
    target: before.name,
    type: 'approval',
    merchantId: before.id,
    before: was,
    after: { ...is, ...noted },
  })
  return merchant
}

/** Refuses with `not-submitted` if the business has not submitted its application. */
export function checkSubmitted(merchant: Merchant): void {
  const { name } = merchant
  if (!isSubmitted(merchant))
    throw new ActionError('not-submitted', `${name} has not submitted its application.`, { name })
}

/** Returns a waiting application. Refuses with `not-found`, `not-submitted` or `already-decided`. */
export async function waitingApplication(
  { get }: Act<'merchants'>,
  id: MerchantId,
): Promise<Merchant> {
  const merchant = await get('merchants', id)
  const { name } = merchant
  checkSubmitted(merchant)
  if (!isWaiting(merchant))
    throw new ActionError('already-decided', `${name} is already decided.`, { name })
  return merchant
}

/** Does the same to each application in order. Refuses with `invalid` for none. */
async function forEach(
  ids: readonly MerchantId[],
  act: (id: MerchantId) => Promise<Merchant>,
): Promise<Merchant[]> {
  if (ids.length === 0) throw invalid('application-missing')
  const decided: Merchant[] = []
  for (const id of new Set(ids)) decided.push(await act(id))
  return decided
}

/**
 * Returns the names of an application's documents that are missing or not approved. Refuses with
 * `papers-open` if the reviewer has not accepted each of them.
 */
function acceptedDocuments(
  papers: Papers & { merchant: Merchant },
  accepted: readonly string[] | undefined,
  now: Date,
): string {
  const { name } = papers.merchant
  const names = openPapers(papers, now)
    .map(({ name, state }) =>
      state === 'missing' ? `${isolated(name)} (missing)` : isolated(name),
    )
    .join(', ')
  if (!canApprove(papers, accepted, now))
    throw new ActionError('papers-open', `${name} has open documents: ${names}.`, {
      name,
      papers: names,
    })
  return names
}

/**
 * Approves waiting merchants, all or none: each becomes active and loses its payment limit.
 * `accepted` names what is missing or not approved, by the keys of `openPapers`, as the reviewer saw
 * it. Refuses with `not-found`, `not-submitted`, `already-decided`, `papers-open`, or `invalid` for none. ADM-3.
 */
export const approveMerchants = defineAction('approveMerchants', {
  permission: 'merchant_management',
  refuses: ['not-found', 'not-submitted', 'already-decided', 'papers-open'],
  invalid: ['application-missing', 'text-long'],
  tables: [...tables, 'documents', 'directors'],
  input: v.object({ ids: v.array(v.string()), accepted: v.optional(v.array(v.string())) }),
  run: (act, { ids, accepted }) =>
    forEach(ids, async (id) => {
      const before = await waitingApplication(act, id)
      const [documents, directors] = await Promise.all([
        act.db.documents.where('merchantId').equals(id).toArray(),
        act.db.directors.where('merchantId').equals(id).toArray(),
      ])
      const papers = { merchant: before, documents, directors }
      const open = acceptedDocuments(papers, accepted, new Date(act.now))
      const merchant = await changeApplication(act, before, {
        action: 'Approved merchant application',
        ...(open && { noted: { documentsNotApproved: open } }),
        change: {
          status: 'active',
          approvalStatus: 'APPROVED',
          priority: null,
          paymentLimit: null,
          // The decision counts as the review if there was none.
          reviewDate: before.reviewDate ?? act.now,
          approvalDate: act.now,
          joinDate: before.joinDate ?? act.now,
          rejectionReason: null,
        },
      })
      await tellStage(act, merchant)
      return merchant
    }),
})

/**
 * Rejects waiting merchants' applications, all or none, for a reason that their trackers show.
 * Refuses with `not-found`, `not-submitted`, `already-decided`, or `invalid` for none or without a
 * reason. ADM-3.
 */
export const rejectMerchants = defineAction('rejectMerchants', {
  permission: 'merchant_management',
  refuses: ['not-found', 'not-submitted', 'already-decided'],
  invalid: ['application-missing', 'reason-missing', 'text-long'],
  tables,
  input: v.object({ ids: v.array(v.string()), reason: typedLines }),
  run: (act, { ids, reason }) =>
    forEach(ids, async (id) => {
      const before = await waitingApplication(act, id)
      if (reason === '') throw invalid('reason-missing')
      const merchant = await changeApplication(act, before, {
        action: 'Rejected merchant application',
        change: { approvalStatus: 'REJECTED', reviewDate: act.now, rejectionReason: reason },
      })
      await tellStage(act, merchant)
      return merchant
    }),
})

/**
 * Reopens a rejected application for another decision and notifies the merchant. Refuses with
 * `not-found`, or `no-change` if it is not rejected. ADM-3.
 */
export const reopenApplication = defineAction('reopenApplication', {
  permission: 'merchant_management',
  refuses: ['not-found', 'no-change'],
  invalid: ['text-long'],
  tables,
  input: v.string(),
  run: async (act, id) => {
    const before = await act.get('merchants', id)
    const { name } = before
    if (before.approvalStatus !== 'REJECTED')
      throw new ActionError('no-change', `${name} is not rejected.`, { name, state: 'open' })
    const merchant = await changeApplication(act, before, {
      action: 'Reopened merchant application',
      change: {
        approvalStatus: 'UNDER_REVIEW',
        priority: before.priority ?? 'medium',
        resubmittedAt: act.now,
        reviewDate: act.now,
        rejectionReason: null,
      },
    })
    await tellStage(act, merchant)
    return merchant
  },
})

/**
 * Undoes a decision on applications, all or none; the log keeps both. Messages that have not left
 * yet are removed, otherwise the merchants are told again. `decidedAt` identifies the decision, so
 * it can be undone only once. Refuses with `not-found`, `cannot-undo` if an application has changed
 * since, or `invalid` for none.
 */
export const undoDecisions = defineAction('undoDecisions', {
  permission: 'merchant_management',
  refuses: ['not-found', 'cannot-undo'],
  invalid: ['application-missing'],
  tables,
  input: v.object({ ids: v.array(v.string()), decidedAt: v.string() }),
  run: (act, { ids, decidedAt }) => forEach(ids, (id) => undo(act, id, decidedAt)),
})

async function undo(act: Deciding, id: MerchantId, decidedAt: string): Promise<Merchant> {
  const { db, actor, now, get, put, log } = act
  const [present, entries] = await Promise.all([
    get('merchants', id),
    db.activityLog.where('merchantId').equals(id).toArray(),
  ])
  const { name, information } = present
  const decision = entries.find(
    ({ timestamp, type, before }) => timestamp === decidedAt && type === 'approval' && before,
  )
  const unchanged =
    decision !== undefined &&
    present.lastModifiedDate === decidedAt &&
    decisionFields.every((key) => (decision.after?.[key] ?? null) === present[key])
  if (!unchanged) throw new ActionError('cannot-undo', `${name} has changed since.`, { name })
  const restored = await put('merchants', {
    ...present,
    ...decision.before,
    ...(information && { information: information.filter(({ at }) => at !== decidedAt) }),
    lastModifiedBy: actor.name,
    lastModifiedDate: now,
  })
  await log({
    action: 'Undid decision on merchant application',
    target: name,
    type: 'approval',
    merchantId: id,
    ...changed(present, restored, decisionFields),
  })
  if (!(await withdrawNotification(act, notificationFields(id, id, decidedAt))))
    await tellStage(act, restored)
  return restored
}

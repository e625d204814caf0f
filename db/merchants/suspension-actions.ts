import * as v from 'valibot'
import { typedLines } from '../common.ts'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { withdrawNotification } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { anyBank, payoutTimes } from '../payouts/rules.ts'
import type { Payout } from '../payouts/schemas.ts'
import { newsTables, notificationFields, suspensionId, tellSuspension } from './messages.ts'
import type { Merchant } from './schemas.ts'

/** Holds payouts that have not left and returns how many. Those in transit still arrive. */
async function holdPayouts({ db, put }: Act<'payouts'>, { id }: Merchant): Promise<number> {
  const payouts = await db.payouts.where('merchantId').equals(id).toArray()
  const waiting = payouts.filter((each) => each.status === 'pending' && each.movesAt !== undefined)
  for (const { movesAt: _moves, ...held } of waiting) await put('payouts', held)
  return waiting.length
}

interface Recorded {
  action: string
  payouts: Record<string, number>
  /** The instant of the opposite act, if this one undoes it. */
  undone: string | undefined
}

/**
 * Notifies a merchant of its new standing and logs it, with the payouts that it held or released.
 * An Undo in time tells nothing, and what it undoes is not told either.
 */
async function recordStanding(
  act: Act<(typeof newsTables)[number]>,
  before: Merchant,
  after: Merchant,
  { action, payouts, undone }: Recorded,
): Promise<void> {
  const isTakenBack =
    undone !== undefined &&
    (await withdrawNotification(act, notificationFields(after.id, suspensionId(after), undone)))
  if (!isTakenBack) await tellSuspension(act, after)
  const { before: was, after: is } = changed(before, after, ['status', 'suspensionReason'])
  await act.log({
    action,
    target: after.name,
    type: 'approval',
    merchantId: after.id,
    before: was,
    after: { ...is, ...payouts },
  })
}

/**
 * Suspends an approved merchant with a reason and notifies it: its links take no payments, and
 * payouts that have not left wait for `reinstateMerchant`. Pending payments still settle. `undoes`
 * is the instant of the reinstatement that it undoes. Refuses with `not-found`, `no-change` if suspended, or `invalid` without a reason or before approval.
 * ADM-2.
 */
export const suspendMerchant = defineAction('suspendMerchant', {
  permission: 'merchant_management',
  refuses: ['not-found', 'no-change'],
  invalid: ['not-approved', 'reason-long', 'reason-missing'],
  tables: ['merchants', 'payouts', ...newsTables],
  input: v.object({ id: v.string(), reason: typedLines, undoes: v.optional(v.string()) }),
  run: async (act, { id, reason, undoes }) => {
    const before = await act.get('merchants', id)
    const { name, status } = before
    const suspensionReason = reason
    if (status === 'suspended')
      throw new ActionError('no-change', `${name} is suspended.`, { name, state: status })
    if (status !== 'active') throw invalid('not-approved', { name })
    if (suspensionReason === '') throw invalid('reason-missing')
    const merchant = await act.put(
      'merchants',
      {
        ...before,
        status: 'suspended',
        suspendedAt: act.now,
        suspensionReason,
        lastModifiedBy: act.actor.name,
        lastModifiedDate: act.now,
      },
      'reason-long',
    )
    const held = await holdPayouts(act, merchant)
    await recordStanding(act, before, merchant, {
      action: 'Suspended merchant',
      payouts: held > 0 ? { payoutsHeld: held } : {},
      undone: undoes,
    })
    return merchant
  },
})

/** Releases held payouts and returns how many; overdue ones leave now. */
async function releasePayouts(
  { db, now, put }: Act<'payouts' | 'bankAccounts'>,
  { id, plan = 'basic' }: Merchant,
): Promise<number> {
  const payouts = await db.payouts.where('merchantId').equals(id).toArray()
  const held = payouts.filter((each) => each.status === 'pending' && each.movesAt === undefined)
  const courseNow = async ({ accountId }: Payout) =>
    payoutTimes(plan, now, (await db.bankAccounts.get(accountId)) ?? anyBank)
  for (const payout of held) {
    const course = payout.leavesAt > now ? payout : await courseNow(payout)
    const { leavesAt, arrivesAt } = course
    await put('payouts', { ...payout, leavesAt, arrivesAt, movesAt: leavesAt })
  }
  return held.length
}

/**
 * Reinstates a suspended merchant and notifies it: its links take payments again and held payouts
 * leave. `suspendedAt` identifies the suspension; sample data has none. Refuses with `not-found`,
 * `no-change` if not suspended, or `changed-meanwhile` if it is another suspension. ADM-2.
 */
export const reinstateMerchant = defineAction('reinstateMerchant', {
  permission: 'merchant_management',
  refuses: ['not-found', 'no-change', 'changed-meanwhile'],
  tables: ['merchants', 'payouts', 'bankAccounts', ...newsTables],
  input: v.object({ id: v.string(), suspendedAt: v.optional(v.string()) }),
  run: async (act, { id, suspendedAt }) => {
    const before = await act.get('merchants', id)
    const { name, status, approvalStatus } = before
    if (status !== 'suspended')
      throw new ActionError('no-change', `${name} is not suspended.`, { name, state: status })
    if (before.suspendedAt !== suspendedAt)
      throw new ActionError('changed-meanwhile', `${name} was suspended again.`, { name })
    const { suspendedAt: _at, suspensionReason: _reason, ...rest } = before
    const merchant = await act.put('merchants', {
      ...rest,
      status: approvalStatus === 'APPROVED' ? 'active' : 'pending',
      lastModifiedBy: act.actor.name,
      lastModifiedDate: act.now,
    })
    const released = await releasePayouts(act, merchant)
    await recordStanding(act, before, merchant, {
      action: 'Reactivated merchant',
      payouts: released > 0 ? { payoutsReleased: released } : {},
      undone: suspendedAt,
    })
    return { ...merchant, wasSuspendedFor: before.suspensionReason ?? '' }
  },
})

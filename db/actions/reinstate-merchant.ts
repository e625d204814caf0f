import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { courseOf } from '../payouts/rules.ts'
import type { Payout } from '../payouts/schemas.ts'
import { newsTables } from './application-news.ts'
import { defineAction, type Act } from '../define-action.ts'
import { tellStanding } from './standing-news.ts'
import { changed } from '../log/write-log.ts'

/** Lets the payouts that waited go on, and gives how many: one whose moment has passed begins its way now. */
async function releasePayouts(
  { db, now, put }: Act<'payouts' | 'bankAccounts'>,
  { id, plan = 'basic' }: Merchant,
): Promise<number> {
  const payouts = await db.payouts.where('merchantId').equals(id).toArray()
  const held = payouts.filter((each) => each.status === 'pending' && each.movesAt === undefined)
  const courseNow = async ({ accountId }: Payout) =>
    courseOf(plan, now, (await db.bankAccounts.get(accountId))?.number)
  for (const payout of held) {
    const course = payout.leavesAt > now ? payout : await courseNow(payout)
    const { leavesAt, arrivesAt } = course
    await put('payouts', { ...payout, leavesAt, arrivesAt, movesAt: leavesAt })
  }
  return held.length
}

/**
 * Lets a suspended merchant go on, and tells it: its links take payments and payouts that waited leave. `suspendedAt` is the
 * suspension as it was seen; none for one of the sample data. Refused with `not-found`, `no-change` where it is not
 * suspended, or `changed-meanwhile` where that is another suspension. Spec §2 Merchants.
 */
export const reinstateMerchant = defineAction({
  permission: permissionOf.reinstateMerchant,
  tables: ['merchants', 'payouts', 'bankAccounts', ...newsTables],
  input: v.object({ id: v.string(), suspendedAt: v.optional(v.string()) }),
  run: async (act, { id, suspendedAt }) => {
    const before = await act.get('merchants', id)
    const { name, status, approvalStatus } = before
    if (status !== 'suspended')
      throw new ActionError('no-change', `${name} is not suspended.`, { name, state: status })
    if (before.suspendedAt !== suspendedAt)
      throw new ActionError('changed-meanwhile', `${name} was suspended anew.`, { name })
    const { suspendedAt: _at, suspensionReason: _reason, ...rest } = before
    const merchant = await act.put('merchants', {
      ...rest,
      status: approvalStatus === 'APPROVED' ? 'active' : 'pending',
      lastModifiedBy: act.actor.name,
      lastModifiedDate: act.now,
    })
    const released = await releasePayouts(act, merchant)
    await tellStanding(act, merchant)
    const { before: was, after: is } = changed(before, merchant, ['status', 'suspensionReason'])
    await act.log({
      action: 'Reinstated merchant',
      target: name,
      type: 'approval',
      merchantId: id,
      before: was,
      after: { ...is, ...(released > 0 && { payoutsReleased: released }) },
    })
    return { ...merchant, wasSuspendedFor: before.suspensionReason ?? '' }
  },
})

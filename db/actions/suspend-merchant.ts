import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { newsTables } from './application-news.ts'
import { defineAction, invalid, type Act } from '../define-action.ts'
import { tellStanding } from './standing-news.ts'
import { changed } from '../log/write-log.ts'

/** Lets the payouts that have not left wait, and gives how many. One in transit is with the bank, and arrives. */
async function holdPayouts({ db, put }: Act<'payouts'>, { id }: Merchant): Promise<number> {
  const payouts = await db.payouts.where('merchantId').equals(id).toArray()
  const waiting = payouts.filter((each) => each.status === 'pending' && each.movesAt !== undefined)
  for (const { movesAt: _moves, ...held } of waiting) await put('payouts', held)
  return waiting.length
}

/**
 * Suspends an approved merchant for a reason, and tells it: its links take no payments, no payout is made, and those that
 * have not left wait until `reinstateMerchant`. Payments that are under way still settle. Refused with `not-found`,
 * `no-change` where it is suspended, or `invalid` without a reason or before its approval. Spec §2 Merchants.
 */
export const suspendMerchant = defineAction({
  permission: permissionOf.suspendMerchant,
  tables: ['merchants', 'payouts', ...newsTables],
  input: v.object({ id: v.string(), reason: v.string() }),
  run: async (act, { id, reason }) => {
    const before = await act.get('merchants', id)
    const { name, status } = before
    const suspensionReason = reason.trim()
    if (status === 'suspended')
      throw new ActionError('no-change', `${name} is suspended.`, { name, state: status })
    if (status !== 'active') throw invalid(`${name} is not approved: decide on its application.`)
    if (suspensionReason === '') throw invalid('Say why it is suspended.')
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
      'The reason is too long.',
    )
    const held = await holdPayouts(act, merchant)
    await tellStanding(act, merchant)
    const { before: was, after: is } = changed(before, merchant, ['status', 'suspensionReason'])
    await act.log({
      action: 'Suspended merchant',
      target: name,
      type: 'approval',
      merchantId: id,
      before: was,
      after: { ...is, ...(held > 0 && { payoutsHeld: held }) },
    })
    return merchant
  },
})

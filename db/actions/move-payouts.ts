import { permissionOf } from '../permissions.ts'
import { endsAt } from '../payouts/rules.ts'
import { checkRow, defineRound } from '../define-action.ts'
import { endPayout, leave, movingTables } from './move-payout.ts'

/**
 * Moves on every payout whose moment has come, each by itself: a pending one leaves for the bank, one in transit
 * arrives or comes back; both, where the app was closed meanwhile. One that can't be read moves no more. `getNextDue`
 * says when to call it again. Spec §2 Payouts.
 */
export const movePayouts = defineRound({
  permission: permissionOf.movePayouts,
  tables: movingTables,

  async due({ payouts }, now) {
    return payouts.where('movesAt').belowOrEqual(now).primaryKeys()
  },
  async one(act, id) {
    let payout = checkRow('payouts', await act.get('payouts', id))
    const isDue = () => payout.movesAt !== undefined && payout.movesAt <= act.now
    if (!isDue()) return null
    if (payout.status === 'pending')
      payout = await leave(act, payout, endsAt(payout, payout.willFail !== undefined))
    if (!isDue()) return payout
    const reason = payout.willFail ?? null
    const at = payout.movesAt ?? act.now
    return endPayout(act, payout, { status: reason === null ? 'paid' : 'failed', at, reason })
  },
  async setAside({ db, get }, id) {
    const { movesAt } = await get('payouts', id)
    if (movesAt === undefined) return false
    // Past the schema, which refuses the row.
    await db.payouts.update(id, { movesAt: undefined })
    return true
  },
})

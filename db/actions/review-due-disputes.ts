import { permissionOf } from '../permissions.ts'
import { checkRow, defineRound } from '../define-action.ts'
import { disputeNewsTables, tellOfDispute } from './dispute-news.ts'

/**
 * Brings every dispute whose time for evidence is over to its review, each by itself, with what was uploaded by then. One
 * that can't be read moves no more. `getNextDue` says when to call it again.
 */
export const reviewDueDisputes = defineRound({
  permission: permissionOf.reviewDueDisputes,
  tables: [...disputeNewsTables, 'disputes'],

  async due({ disputes }, now) {
    return disputes.where('movesAt').belowOrEqual(now).primaryKeys()
  },
  async one(act, id) {
    const { movesAt, ...dispute } = checkRow('disputes', await act.get('disputes', id))
    if (movesAt === undefined || movesAt > act.now) return null
    const moved = await act.put('disputes', { ...dispute, status: 'review' })
    await tellOfDispute(act, moved)
    await act.log({
      action: 'Time for evidence ended',
      target: `${id} of ${dispute.transactionId}`,
      type: 'system',
      merchantId: dispute.merchantId,
      before: { status: dispute.status },
      after: { transaction: dispute.transactionId, status: moved.status },
    })
    return moved
  },
  async setAside({ db, get }, id) {
    const { movesAt } = await get('disputes', id)
    if (movesAt === undefined) return false
    // Past the schema, which refuses the row.
    await db.disputes.update(id, { movesAt: undefined })
    return true
  },
})

import type { PaidDatabase } from '../database.ts'
import type { ActivityLogEntry } from '../model/activity-log-entry.ts'
import {
  feeChangeActions,
  isFeeChange,
  loggedFigures,
  type FeeFigures,
} from '../model/fee-change.ts'

/** One change of a method's fees: who, when, and the figures that it changed, before and after. */
export interface FeeChangeListing {
  /** The id of its line in the log. */
  id: ActivityLogEntry['id']
  /** The name of the method. */
  paymentMethod: string
  user: string
  at: string
  from: Partial<FeeFigures>
  to: Partial<FeeFigures>
  /** Whether it went back to what they were before. */
  wentBack: boolean
}

/** The changes of the fee structure, the newest first, as the log tells of them. */
export async function listFeeChanges(db: PaidDatabase): Promise<FeeChangeListing[]> {
  const entries = await db.activityLog.orderBy('timestamp').reverse().filter(isFeeChange).toArray()
  return entries.map(({ id, target, user, timestamp, action, before, after }) => ({
    id,
    paymentMethod: target,
    user,
    at: timestamp,
    from: loggedFigures(before),
    to: loggedFigures(after),
    wentBack: action === feeChangeActions.wentBack,
  }))
}

import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import type { MerchantId } from '../model/common.ts'
import { merchant as merchantSchema, type Merchant } from '../model/merchant.ts'
import { isWaiting } from '../queries/list-pending-merchants.ts'
import { decisionFields, pickDecision } from './decide-application.ts'
import { writeLog } from './write-log.ts'

/**
 * Takes a decision on an application back: the merchant waits again as it did before, and the log keeps both acts.
 * `decidedAt` is the decision's instant, so that only that decision can be undone and only once. Refused with
 * `not-found`, or with `cannot-undo` when the application has changed since.
 */
export async function reopenApplication(
  context: ActionContext,
  { id, decidedAt }: { id: MerchantId; decidedAt: string },
): Promise<Merchant> {
  const { db, actor, now } = context
  return db.transaction('rw', db.merchants, db.activityLog, db.counters, async () => {
    const present = await db.merchants.get(id)
    if (!present) throw new ActionError('not-found', `There is no merchant ${id}.`)
    const entries = await db.activityLog.where('merchantId').equals(id).toArray()
    const decision = entries.find((entry) => entry.timestamp === decidedAt && entry.before)
    const unchanged =
      decision !== undefined &&
      present.lastModifiedDate === decidedAt &&
      decisionFields.every((key) => (decision.after?.[key] ?? null) === present[key])
    if (!unchanged || isWaiting(present))
      throw new ActionError('cannot-undo', `${present.name} has changed since.`, {
        name: present.name,
      })
    const restored = v.parse(merchantSchema, {
      ...present,
      ...decision.before,
      lastModifiedBy: actor.name,
      lastModifiedDate: now,
    })
    await db.merchants.put(restored)
    await writeLog(context, {
      action: 'Undid the decision on an application',
      target: present.name,
      type: 'approval',
      merchantId: id,
      before: pickDecision(present),
      after: pickDecision(restored),
    })
    return restored
  })
}

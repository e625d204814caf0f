import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { isWaiting } from '../merchants/application-queries.ts'
import { newsTables, tellStage } from './application-news.ts'
import { decisionFields } from './decide-application.ts'
import { decideMany } from './decide-many.ts'
import { type Act, defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

const reopening = v.object({
  id: v.string(),
  /** The instant of the decision. */
  decidedAt: v.string(),
})

const tables = ['merchants', ...newsTables] as const

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
 * Takes a decision on an application back: the merchant waits again as it did before and is told, and the log keeps both acts.
 * `decidedAt` is the decision's instant, so that only that decision can be undone and only once. Refused with
 * `not-found`, or with `cannot-undo` when the application has changed since.
 */
export const reopenApplication = defineAction({
  permission: permissionOf.reopenApplication,
  tables: tables,
  input: reopening,
  run: reopen,
})

/** Takes the decisions of one act on many applications back, all of them or none. Refused like `reopenApplication`. */
export const reopenApplications = defineAction({
  permission: permissionOf.reopenApplications,
  tables: tables,
  input: v.object({ ids: v.array(v.string()), decidedAt: v.string() }),
  run: (act, { ids, decidedAt }) => decideMany(ids, (id) => reopen(act, { id, decidedAt })),
})

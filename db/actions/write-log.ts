import * as v from 'valibot'
import type { ActionContext } from '../action.ts'
import { activityLogEntry, type ActivityLogEntry } from '../model/activity-log-entry.ts'
import { nextId } from '../next-id.ts'

/** Adds the log row of an act. Call it inside the act's own transaction, with `activityLog` and `counters` in it. */
export async function writeLog(
  { db, actor, now }: ActionContext,
  entry: Omit<ActivityLogEntry, 'id' | 'user' | 'ip' | 'timestamp'>,
): Promise<ActivityLogEntry> {
  const row = v.parse(activityLogEntry, {
    ...entry,
    id: await nextId(db, 'A'),
    user: actor.name,
    ip: actor.ip,
    timestamp: now,
  })
  await db.activityLog.add(row)
  return row
}

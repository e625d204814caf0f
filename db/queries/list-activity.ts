import type { PaidDatabase } from '../database.ts'
import type { ActivityLogEntry } from '../model/activity-log-entry.ts'
import { logId, logNumber } from '../model/log-number.ts'

/** The activity log, the newest first, by the numbers of its entries. Spec §2 Super-admin console, Activity logs. */
export async function listActivity(db: PaidDatabase): Promise<ActivityLogEntry[]> {
  const entries = await db.activityLog.toArray()
  return entries.sort((a, b) => logNumber(b.id) - logNumber(a.id))
}

/** The newest entries, at most `count`, without reading the others. */
export async function listNewestActivity(db: PaidDatabase, count = 8): Promise<ActivityLogEntry[]> {
  const next = (await db.counters.get('A'))?.next ?? 1
  // A few more than are asked for, in case some are gone or can't be read.
  const ids = Array.from({ length: Math.min(count * 2, next - 1) }, (_, at) => logId(next - 1 - at))
  const found = await db.activityLog.bulkGet(ids)
  return found.filter((entry) => entry !== undefined).slice(0, count)
}

/** One entry; null where there is none, or none that can be read. */
export const getActivity = async (db: PaidDatabase, id: string): Promise<ActivityLogEntry | null> =>
  (await db.activityLog.get(id)) ?? null

import { networkName } from '../action.ts'
import type { PaidDatabase, Part } from '../database.ts'
import type { DemoSettings } from '../people/sessions.ts'
import { isReadable } from '../readable.ts'

/**
 * Returns the instant that determines the sample data's rows; undefined if no readable one is
 * stored.
 */
export async function getSeededAt(db: PaidDatabase): Promise<Date | undefined> {
  const mark = await db.seedMarks.get('seed')
  return mark && isReadable('seedMarks', mark) ? new Date(mark.seededAt) : undefined
}

/** Returns whether the database is seeded. */
export async function isSeeded(db: PaidDatabase): Promise<boolean> {
  return (await db.seedMarks.count()) > 0
}

/** Returns the demo control settings; everything is off by default. */
export async function getDemoSettings(db: Part<'demoSettings'>): Promise<DemoSettings> {
  return (await db.demoSettings.get('demo')) ?? { id: 'demo', dryRun: false, failNext: false }
}

/** Returns whether anybody has done something since the demo was seeded, besides the payment networks. */
export async function isUsed(db: PaidDatabase): Promise<boolean> {
  const seeded = await getSeededAt(db)
  if (!seeded) return false
  const since = db.activityLog.where('timestamp').above(seeded.toISOString())
  return (await since.filter(({ user }) => user !== networkName).count()) > 0
}

/**
 * Returns the id of the newest state in which the demo showed the sample's own business, kept before
 * it was made for another one; null if none is kept.
 */
export async function findSampleState(db: PaidDatabase): Promise<string | null> {
  const kept = await db.snapshots
    .filter((row) => row.automatic && row.business === undefined)
    .toArray()
  kept.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  return kept[0]?.id ?? null
}

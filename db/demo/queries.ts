import type { PaidDatabase, Part } from '../database.ts'
import type { DemoSettings } from '../people/sessions.ts'
import { isReadable } from '../readable.ts'

export interface StoredRows {
  table: string
  count: number
}

/** Returns the number of rows in each table, largest first, without empty ones. */
export async function countRows(db: PaidDatabase): Promise<StoredRows[]> {
  const counted = await Promise.all(
    db.tables.map(async (table) => ({ table: table.name, count: await table.count() })),
  )
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.table.localeCompare(other.table))
}

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

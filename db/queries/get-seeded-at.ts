import { Dexie } from 'dexie'
import type { PaidDatabase } from '../database.ts'
import { isReadable, loadSchemas } from '../readable.ts'

/**
 * The instant that the sample data was made for: the same one makes the same rows. Undefined where none is kept that can
 * be read.
 */
export async function getSeededAt(db: PaidDatabase): Promise<Date | undefined> {
  const mark = await db.seedMarks.get('seed')
  if (mark) await Dexie.waitFor(loadSchemas())
  return mark && isReadable('seedMarks', mark) ? new Date(mark.seededAt) : undefined
}

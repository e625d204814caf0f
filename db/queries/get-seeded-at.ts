import type { PaidDatabase } from '../database.ts'
import { isReadable } from '../readable.ts'

/**
 * The instant that the sample data was made for: the same one makes the same rows. Undefined where none is kept that can
 * be read.
 */
export async function getSeededAt(db: PaidDatabase): Promise<Date | undefined> {
  const mark = await db.seedMarks.get('seed')
  return mark && isReadable('seedMarks', mark) ? new Date(mark.seededAt) : undefined
}

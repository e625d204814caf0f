import type { PaidDatabase } from '../database.ts'

/** Whether the sample data is there. */
export async function isSeeded(db: PaidDatabase): Promise<boolean> {
  return (await db.seedMarks.count()) > 0
}

import type { PaidDatabase, Part } from '../database.ts'
import { isReadable } from '../readable.ts'
import type { Prospect } from './schemas.ts'

/**
 * Lists the prospects that can be read: those with a day for their next step first, by that day, then
 * the others, newest first. DEMO-24.
 */
export async function listProspects(db: Part<'prospects'>): Promise<Prospect[]> {
  const rows = await db.prospects.toArray()
  return rows
    .filter((row) => isReadable('prospects', row))
    .sort(
      (a, b) =>
        (a.nextOn ?? '9999').localeCompare(b.nextOn ?? '9999') ||
        b.createdAt.localeCompare(a.createdAt),
    )
}

/** Returns a prospect; null if they were deleted or can't be read. */
export async function getProspect(db: PaidDatabase, id: string): Promise<Prospect | null> {
  const row = await db.prospects.get(id)
  return row && isReadable('prospects', row) ? row : null
}

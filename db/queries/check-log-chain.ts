import type { PaidDatabase } from '../database.ts'
import { hashOfEntry, type LogLink } from '../model/log-chain.ts'
import { logId } from '../model/log-number.ts'
import { readAsStored } from '../readable.ts'

export interface ChainBreak {
  id: string
  /** Its text is not what was written; it was taken out; or no act wrote it. */
  why: 'changed' | 'missing' | 'added'
}

export interface ChainCheck {
  /** How many entries there are. */
  entries: number
  /** Where the chain breaks, in the order of the log; none where it is whole. */
  breaks: ChainBreak[]
}

/** As it lies there, whether or not it is an entry's shape. */
type Stored = Partial<LogLink> & { id: string }

/**
 * Holds every entry of the activity log against its hash and against the entry before it, those included that can't be
 * read, from the first to the last that the counter knows. The order is that of their numbers.
 */
export async function checkLogChain(db: PaidDatabase): Promise<ChainCheck> {
  const [stored, next] = await db.transaction('r', db.activityLog, db.counters, async () => {
    readAsStored()
    const rows: Stored[] = await db.activityLog.toArray()
    return [rows, (await db.counters.get('A'))?.next ?? 1] as const
  })
  const byId = new Map(stored.map((row) => [row.id, row]))
  const breaks: ChainBreak[] = []
  let before: Stored | undefined
  for (let number = 1; number < next; number += 1) {
    const id = logId(number)
    const entry = byId.get(id)
    byId.delete(id)
    if (!entry) breaks.push({ id, why: 'missing' })
    else if (hashOfEntry(entry) !== entry.hash) breaks.push({ id, why: 'changed' })
    // One that was hashed anew is not the one that the next knew.
    else if (before && before.hash !== entry.previous && breaks.at(-1)?.id !== before.id)
      breaks.push({ id: before.id, why: 'changed' })
    before = entry
  }
  for (const id of byId.keys()) breaks.push({ id: String(id), why: 'added' })
  return { entries: stored.length, breaks }
}

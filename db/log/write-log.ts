import * as v from 'valibot'
import type { ActionContext } from '../action.ts'
import type { Part } from '../database.ts'
import { activityLogLine, type LogEntry, logId, logNumber } from './schemas.ts'
import { linkEntry } from './chain.ts'
import { nextId } from '../next-id.ts'

/**
 * Adds a line to the log, linked to the one before it, in a transaction that holds `activityLog` and `counters`: an act
 * does so by its `log`. Nothing else writes to the log.
 */
export async function writeLog(
  {
    db,
    actor,
    now,
  }: Omit<ActionContext, 'db'> & {
    db: Part<'activityLog' | 'counters'>
  },
  entry: LogEntry,
): Promise<void> {
  const id = await nextId(db, 'A')
  // By its number: were it gone, the chain must not close over the gap.
  const before = await db.activityLog.get(logId(logNumber(id) - 1))
  const line = { ...entry, id, user: actor.name, ip: actor.ip, timestamp: now }
  await db.activityLog.add(linkEntry(v.parse(activityLogLine, line), before))
}

/**
 * Returns the fields that an act changed, before and after, for its line in the log: those named,
 * or all that differ.
 */
export function changed<R extends object>(
  before: R,
  after: R,
  fields: readonly (keyof R)[] = (Object.keys(after) as (keyof R)[]).filter(
    (field) => after[field] !== before[field],
  ),
): Pick<LogEntry, 'before' | 'after'> {
  // Returns the schema of the line refuses what is no single value.
  const of = (row: R) =>
    Object.fromEntries(fields.map((field) => [field, row[field] ?? null])) as LogEntry['before']
  return { before: of(before), after: of(after) }
}

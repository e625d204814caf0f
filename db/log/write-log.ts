import * as v from 'valibot'
import type { ActionContext } from '../action.ts'
import type { Part } from '../database.ts'
import { activityLogLine, type LogEntry } from './schemas.ts'
import { linkEntry, logId, logNumber } from './chain.ts'
import { nextId } from '../next-id.ts'

/**
 * Appends a linked entry to the log, in a transaction that includes `activityLog` and `counters`.
 * All log writes go through it.
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
  // Read by number: if that entry is missing, the chain must not close over the gap.
  const before = await db.activityLog.get(logId(logNumber(id) - 1))
  const line = { ...entry, id, user: actor.name, ip: actor.ip, timestamp: now }
  await db.activityLog.add(linkEntry(v.parse(activityLogLine, line), before))
}

/**
 * Returns the fields an action changed, before and after, for its log entry: the named fields, or
 * all that differ.
 */
export function changed<R extends object>(
  before: R,
  after: R,
  fields: readonly (keyof R)[] = (Object.keys(after) as (keyof R)[]).filter(
    (field) => after[field] !== before[field],
  ),
): Pick<LogEntry, 'before' | 'after'> {
  // The log's schema accepts only single values.
  const of = (row: R) =>
    Object.fromEntries(fields.map((field) => [field, row[field] ?? null])) as LogEntry['before']
  return { before: of(before), after: of(after) }
}

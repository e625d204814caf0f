import type { Part } from './database.ts'
import type { Counter } from './settings/schemas.ts'

const digits: Partial<Record<Counter['id'], number>> = { M: 3, D: 4, A: 4, U: 3, TX: 1 }

/**
 * Takes the next readable id of a kind, such as `D-0042`. Call it inside the transaction that
 * writes the row, with `counters` among its tables, so that two tabs never get the same id.
 */
export async function nextId(db: Part<'counters'>, kind: Counter['id']): Promise<string> {
  const taken = (await db.counters.get(kind))?.next ?? 1
  await db.counters.put({ id: kind, next: taken + 1 })
  return kind === 'LINK'
    ? String(taken)
    : `${kind}-${String(taken).padStart(digits[kind] ?? 2, '0')}`
}

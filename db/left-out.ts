import type { MendableTable } from './readable.ts'

/** A row that its table's schema does not know. */
export interface UnreadableRow {
  table: MendableTable
  id: string
}

const listeners = new Set<() => void>()
let found: readonly UnreadableRow[] = []

function tell(rows: readonly UnreadableRow[]): void {
  found = rows
  // Not within what reads.
  setTimeout(() => {
    for (const listener of listeners) listener()
  })
}

/** The rows that have been left out of what was read in this tab so far: what was never asked for is not looked at. */
export const leftOut = {
  get: () => found,
  /** Calls when there are others. The returned function calls it off. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Adds a row that a table's schema does not know. */
  note(table: MendableTable, row: unknown): void {
    const id = String(row instanceof Object && 'id' in row ? row.id : row)
    if (!found.some((each) => each.table === table && each.id === id))
      tell([...found, { table, id }])
  },
  /** They were removed or put back. */
  forget(rows: readonly UnreadableRow[]): void {
    tell(found.filter(({ table, id }) => !rows.some((row) => row.table === table && row.id === id)))
  },
}

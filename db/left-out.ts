import type { MendableTable } from './tables.ts'

/** A row that does not match its table's schema. */
export interface UnreadableRow {
  table: MendableTable
  id: string
}

const listeners = new Set<() => void>()
let found: readonly UnreadableRow[] = []

function tell(rows: readonly UnreadableRow[]): void {
  found = rows
  // Outside the read that found it.
  setTimeout(() => {
    for (const listener of listeners) listener()
  })
}

/** The rows left out of reads in this tab so far; tables that were not read are not checked. */
export const leftOut = {
  get: () => found,
  /** Calls the listener on changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Records a row that does not match its table's schema. */
  note(table: MendableTable, row: unknown): void {
    const id = String(row instanceof Object && 'id' in row ? row.id : row)
    if (!found.some((each) => each.table === table && each.id === id))
      tell([...found, { table, id }])
  },
  /** Forgets rows that were removed or restored. */
  forget(rows: readonly UnreadableRow[]): void {
    tell(found.filter(({ table, id }) => !rows.some((row) => row.table === table && row.id === id)))
  },
}

import type { PaidDatabase } from '../database.ts'

export interface StoredRows {
  table: string
  count: number
}

/** How many rows each table holds, the fullest first; empty ones are left out. */
export async function countRows(db: PaidDatabase): Promise<StoredRows[]> {
  const counted = await Promise.all(
    db.tables.map(async (table) => ({ table: table.name, count: await table.count() })),
  )
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.table.localeCompare(other.table))
}

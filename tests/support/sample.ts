import type { PaidDatabase } from '#db/database.ts'
import { rowsByTable } from '#db/demo/seed-database.ts'
import { keptTables } from '#db/demo/snapshot-text.ts'
import type { TableName, TableRows } from '#db/tables.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { seedTime } from './load-seed-with.ts'

let made: TableRows | undefined

/** The sample as of `seedTime`, made by the first test of a process or page that asks for it. */
const sample = (): TableRows => (made ??= loadSeed(seedTime))

/** Returns copies of the sample's rows of some tables, or of all, as of `seedTime`. */
export function sampleRows(): TableRows
export function sampleRows<T extends TableName>(...tables: T[]): Pick<TableRows, T>
export function sampleRows(...tables: TableName[]): Partial<TableRows> {
  const all: Partial<TableRows> = sample()
  if (tables.length === 0) return structuredClone(all)
  return structuredClone(Object.fromEntries(tables.map((table) => [table, all[table]])))
}

/** Writes the sample's rows of some tables, or of all, into a database in which these are empty. */
export async function writeSample(db: PaidDatabase, ...tables: TableName[]): Promise<void> {
  const names = tables.length > 0 ? tables : keptTables
  const rows = rowsByTable(sample(), 0)
  await db.transaction('rw', names, async () => {
    for (const name of names) await db.table(name).bulkAdd(rows[name] ?? [])
  })
}

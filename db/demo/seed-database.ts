import type { Table } from 'dexie'
import type { PaidDatabase } from '../database.ts'
import { replaceColumns } from '../ledger/put-transactions.ts'
import type { TableName, TableRows } from '../model/tables.ts'

/** Rows per request: a long table is written in slices, so that a slow phone can answer in between. */
const slice = 120

async function write(table: Table, rows: readonly unknown[]) {
  await table.clear()
  for (let start = 0; start < rows.length; start += slice)
    await table.bulkAdd(rows.slice(start, start + slice))
}

/**
 * Replaces all rows of all tables in one transaction: all of the new, or all of the old. Give `unless` to look first,
 * inside the same transaction.
 */
async function replaceAll(
  db: PaidDatabase,
  rows: TableRows,
  unless: () => Promise<boolean> = async () => false,
): Promise<boolean> {
  return db.transaction('rw', db.tables, async () => {
    if (await unless()) return false
    for (const table of db.tables) await write(table, rows[table.name as TableName] ?? [])
    await replaceColumns(db, rows.transactions)
    return true
  })
}

/** Whether the sample data is there. */
export async function isSeeded(db: PaidDatabase): Promise<boolean> {
  return (await db.seedMarks.count()) > 0
}

/** Fills an empty database with the sample data; says whether it did. Two tabs at once fill it once. */
export async function seedIfEmpty(
  db: PaidDatabase,
  load: () => Promise<TableRows>,
): Promise<boolean> {
  if (await isSeeded(db)) return false
  return replaceAll(db, await load(), () => isSeeded(db))
}

/** Puts the sample data back in place of everything. */
export async function resetToSeed(db: PaidDatabase, rows: TableRows): Promise<void> {
  await replaceAll(db, rows)
}

import { Dexie, type Table } from 'dexie'
import type { PaidDatabase, Part } from '../database.ts'
import { getLastChange } from '../ledger/numbering.ts'
import type { DemoSettings } from '../people/sessions.ts'
import type { TableName, TableRows } from '../tables.ts'
import { getDemoSettings } from './queries.ts'
import { rowsByTable } from './seed-database.ts'
import { keptTables } from './snapshot-text.ts'

/** Rows per request: long tables are written in slices, so that a slow phone stays responsive. */
const slice = 120

/**
 * Removes all rows by their keys: where `clear` meets a cursor of the same transaction, which the ledger's last number
 * leaves behind, WebKit's storage in memory (that of a private window) crashes, for every page.
 */
const empty = (table: Table<unknown>): Promise<number> =>
  table.where(':id').between(Dexie.minKey, Dexie.maxKey, true, true).delete()

/**
 * Replaces everything but the snapshots, the prospects and the presenter's own exercises; rows without the presenter's notes leave them as they
 * are, and so do rows without a name of the local currency or a choice of languages, unless they are a
 * state `asSaved`. Call it inside a transaction over `keptTables`.
 */
export async function replaceAll(
  db: Part<TableName>,
  rows: TableRows,
  { asSaved = false } = {},
): Promise<void> {
  const all = rowsByTable(rows, await getLastChange(db))
  const { talk, localCurrency, payerDrafts } = await getDemoSettings(db)
  for (const name of keptTables) {
    const table = db[name] as Table<unknown>
    const own = all[name] ?? []
    await empty(table)
    for (let start = 0; start < own.length; start += slice)
      await table.bulkAdd(own.slice(start, start + slice))
  }
  const settings = await getDemoSettings(db)
  const kept: DemoSettings = {
    ...settings,
    ...(talk && !settings.talk && { talk }),
    ...(localCurrency && !settings.localCurrency && !asSaved && { localCurrency }),
    ...(payerDrafts && settings.payerDrafts === undefined && !asSaved && { payerDrafts }),
  }
  if (
    kept.talk !== settings.talk ||
    kept.localCurrency !== settings.localCurrency ||
    kept.payerDrafts !== settings.payerDrafts
  )
    await db.demoSettings.put(kept)
}

/** Replaces everything with the sample data in one transaction. */
export async function resetToSeed(db: PaidDatabase, rows: TableRows): Promise<void> {
  await db.transaction('rw', [...keptTables], () => replaceAll(db, rows))
}

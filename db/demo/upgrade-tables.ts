import { Dexie } from 'dexie'
import { PaidDatabase } from '../database.ts'
import { randomId } from '../random-id.ts'
import { currentVersion, versions } from '../versions.ts'
import { keptTables } from './snapshot-text.ts'

type Tables = Record<string, readonly unknown[]>

/**
 * Returns the rows of an older version's snapshot as the current version has them. They go through the
 * same upgrades as a database, in one that is removed again.
 */
export async function upgradeTables(version: number, tables: Tables): Promise<Tables> {
  if (version >= currentVersion) return tables
  const name = `paid-opened-${randomId()}`
  const old = new Dexie(name)
  for (const each of versions.filter((one) => one.version <= version))
    old.version(each.version).stores(each.stores)
  try {
    await old.open()
    await old.transaction('rw', old.tables, async () => {
      for (const table of old.tables) await table.bulkPut([...(tables[table.name] ?? [])])
    })
    old.close()
    const { upgrades } = await import('../upgrades.ts')
    const current = new PaidDatabase(name, upgrades)
    try {
      const rows = await Promise.all(keptTables.map((each) => current.table(each).toArray()))
      return Object.fromEntries(keptTables.map((each, at) => [each, rows[at] ?? []]))
    } finally {
      current.close()
    }
  } finally {
    old.close()
    await Dexie.delete(name)
  }
}

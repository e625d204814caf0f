import type { PaidDatabase } from '../database.ts'
import { derivedRows } from '../ledger/derived-rows.ts'
import type { TableRows } from '../tables.ts'
import { currentVersion, makeStores } from '../versions.ts'

/** Rows per request: a long table is written in slices, so that a slow phone can answer in between. */
const slice = 120

/**
 * Returns all rows that a database of these rows holds, by table: those given, and what derives
 * from them.
 */
const rowsByTable = (rows: TableRows): Record<string, readonly unknown[]> => ({
  ...rows,
  ...derivedRows(rows.transactions),
})

/** Puts the sample data back in place of everything in one transaction: all of the new, or all of the old. */
export async function resetToSeed(db: PaidDatabase, rows: TableRows): Promise<void> {
  const all = rowsByTable(rows)
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) {
      const own = all[table.name] ?? []
      await table.clear()
      for (let start = 0; start < own.length; start += slice)
        await table.bulkAdd(own.slice(start, start + slice))
    }
  })
}

async function open(name: string): Promise<IDBDatabase> {
  // Dexie counts in tenths.
  const version = currentVersion * 10
  const standing = (await indexedDB.databases?.())?.find((each) => each.name === name)
  // Only Dexie brings another version up to date; and a tab that holds on to it would hold this up as well.
  if (standing && standing.version !== version)
    throw new Error(`The database is of version ${standing.version}, not ${version}.`)
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version)
    opening.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0) makeStores(opening.result)
      else opening.transaction?.abort()
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

function count(store: IDBObjectStore): Promise<number> {
  return new Promise((resolve, reject) => {
    const counting = store.count()
    counting.onsuccess = () => resolve(counting.result)
    counting.onerror = () => reject(counting.error)
  })
}

/**
 * Fills an empty database with the sample data, in one transaction, and makes it where there is none; says whether it
 * did. Two at once fill it once. It goes without Dexie, for a worker of its own: nothing reads yet that would have to
 * hear of it. Rejects when the database is of another version, and with the browser's error when it refuses.
 */
export async function fillEmpty(rows: TableRows, name = 'paid'): Promise<boolean> {
  const all = rowsByTable(rows)
  const db = await open(name)
  try {
    const tables = [...db.objectStoreNames]
    const transaction = db.transaction(tables, 'readwrite')
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const fill = async () => {
      if ((await count(transaction.objectStore('seedMarks'))) > 0) return false
      for (const table of tables) {
        const store = transaction.objectStore(table)
        store.clear()
        for (const row of all[table] ?? []) store.add(row)
      }
      return true
    }
    const filling = fill().catch((error: unknown) => {
      transaction.abort()
      throw error
    })
    const [filled] = await Promise.all([filling, done])
    return filled
  } finally {
    db.close()
  }
}

import { nextGeneration } from '../ledger/numbering.ts'
import type { TableRows } from '../tables.ts'
import { currentVersion, makeStores } from '../versions.ts'
import { isInSnapshot } from './snapshot-text.ts'

/** Returns rows by table, those of the ledger numbered after its last change. */
export const rowsByTable = (
  rows: TableRows,
  lastChange: number,
): Record<string, readonly unknown[]> => ({
  ...rows,
  transactions: nextGeneration(rows.transactions, lastChange),
})

async function open(name: string): Promise<IDBDatabase> {
  // Dexie stores versions multiplied by ten.
  const version = currentVersion * 10
  const existing = (await indexedDB.databases?.())?.find((each) => each.name === name)
  // Only Dexie can upgrade another version, and a tab holding it open would block this too.
  if (existing && existing.version !== version)
    throw new Error(`The database is of version ${existing.version}, not ${version}.`)
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
 * Fills an empty database with the sample data in one transaction, creating the database if needed,
 * and returns whether it did; what stays on this device stays. Simultaneous calls fill it once. It runs in a worker without Dexie,
 * because no live query needs to notice. Rejects if the database has another version, or with the
 * browser's error.
 */
export async function fillEmpty(rows: TableRows, name = 'paid'): Promise<boolean> {
  const all = rowsByTable(rows, 0)
  const db = await open(name)
  try {
    const tables = [...db.objectStoreNames].filter(isInSnapshot)
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

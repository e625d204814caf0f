import type { Page } from 'playwright/test'

/**
 * Every row of every table of the app's database, bytes as numbers. Not the columns that the app derives from the
 * ledger for its searches: their journal is numbered on through every reset.
 */
export function readDatabase(page: Page): Promise<Record<string, unknown[]>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, unknown[]>>((resolve, reject) => {
        const opening = indexedDB.open('paid')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = async () => {
          const db = opening.result
          const tables: Record<string, unknown[]> = {}
          for (const name of [...db.objectStoreNames].filter((each) => !each.startsWith('ledger')))
            tables[name] = await new Promise((done) => {
              const all = db.transaction(name).objectStore(name).getAll()
              all.onsuccess = () =>
                done(
                  all.result.map((row) =>
                    JSON.parse(
                      JSON.stringify(row, (_key, value) =>
                        value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value,
                      ),
                    ),
                  ),
                )
            })
          db.close()
          resolve(tables)
        }
      }),
  )
}

import type { Page } from 'playwright/test'

type StoredRow = Record<string, unknown>

/** Every row of a table as it lies in the browser, read past the app. */
export function storedRows(page: Page, table: string): Promise<StoredRow[]> {
  return page.evaluate(
    (name) =>
      new Promise<StoredRow[]>((resolve, reject) => {
        const opening = indexedDB.open('paid')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result)
          }
        }
      }),
    table,
  )
}

/** Changes fields of one stored row behind the app's back: an open page sees it when it is loaded anew. */
export function changeStored(
  page: Page,
  table: string,
  id: string,
  change: Record<string, unknown>,
): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('paid')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const store = db.transaction(wanted.table, 'readwrite').objectStore(wanted.table)
          const before = store.get(wanted.id)
          before.onsuccess = () => {
            const put = store.put({ ...before.result, ...wanted.change })
            put.onerror = () => reject(put.error)
            put.onsuccess = () => {
              db.close()
              resolve()
            }
          }
        }
      }),
    { table, id, change },
  )
}

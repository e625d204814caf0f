import type { Page } from 'playwright/test'
import type { Row, TableName, TableRows } from '#db/tables.ts'

export type StoredTransaction = Row<'transactions'>

interface Visit {
  /** All tables by default. */
  tables?: TableName[]
  /** Leaves out the bytes of files and pictures, and the kept snapshots. */
  withoutBytes?: boolean
  /** Fields to change in one row first. */
  change?: { table: TableName; id: string; fields: object }
}

/** Reads the database directly rather than through the app, all tables at one moment; bytes as text. */
async function visit(page: Page, wanted: Visit): Promise<TableRows> {
  const text = await page.evaluate(async ({ tables, withoutBytes, change }) => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(String(request.error))))
      })
    const asJson = (_key: string, value: unknown) =>
      value instanceof ArrayBuffer
        ? withoutBytes
          ? ''
          : new TextDecoder('latin1').decode(value)
        : value
    const db = await settle(indexedDB.open('paid'))
    const names =
      tables ??
      [...db.objectStoreNames].filter((each) => !(withoutBytes && each.startsWith('snapshot')))
    try {
      const transaction = db.transaction(names, change ? 'readwrite' : 'readonly')
      if (change) {
        const store = transaction.objectStore(change.table)
        await settle(store.put({ ...(await settle(store.get(change.id))), ...change.fields }))
      }
      const found = await Promise.all(
        names.map((name) => settle(transaction.objectStore(name).getAll())),
      )
      // As one string, because Playwright would transfer thousands of rows value by value.
      return JSON.stringify(Object.fromEntries(names.map((name, at) => [name, found[at]])), asJson)
    } finally {
      db.close()
    }
  }, wanted)
  return JSON.parse(text)
}

/** Returns every row of every table. */
export const readDatabase = (page: Page): Promise<TableRows> => visit(page, {})

/** Returns every row of every table but the kept snapshots, without the bytes of files. */
export const readRows = (page: Page): Promise<Omit<TableRows, 'snapshots' | 'snapshotBytes'>> =>
  visit(page, { withoutBytes: true })

/** Returns every row of a table. */
export async function storedRows<T extends TableName>(page: Page, table: T): Promise<Row<T>[]> {
  return (await visit(page, { tables: [table] }))[table]
}

/** Returns a merchant's transactions, by default the demo merchant's. */
export async function ledgerOf(page: Page, merchantId = 'M-001'): Promise<StoredTransaction[]> {
  const rows = await storedRows(page, 'transactions')
  return rows.filter((row) => row.merchantId === merchantId)
}

/**
 * Changes fields of one stored row directly rather than through the app: an open page sees it after a reload. Not for
 * transactions, whose changes the ledger in memory follows by their numbers.
 */
export async function changeStored<T extends Exclude<TableName, 'transactions'>>(
  page: Page,
  table: T,
  id: string,
  fields: Partial<Row<T>>,
): Promise<void> {
  await visit(page, { tables: [table], change: { table, id, fields } })
}

/** Returns a transaction without the number of its last write. */
export const unnumbered = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'seq'))

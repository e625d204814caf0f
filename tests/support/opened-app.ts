import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright/test'
import { settled } from './settled.ts'
import { watchContext } from './watch-context.ts'

/** The default start of every test's clock. */
export const startOfTests = '2026-11-21T12:14:00Z'

/** A browser context that tests use in turn: the app was opened and seeded once. */
export interface OpenedApp {
  context: BrowserContext
  /** Forbidden events since the last `putBack`. */
  problems: string[]
  /** Closes the last test's pages, restores the seeded data, and resets the clock. */
  putBack: () => Promise<void>
}

/** Runs in a page outside the app: copies everything stored, and restores what was changed. */
function keepCopy(): void {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error(String(request.error))))
    })
  const latin1 = new TextDecoder('latin1')
  const asText = (value: unknown) =>
    JSON.stringify(value, (_key, each: unknown) =>
      // Bytes as text: ten million of them fit one string, while numbers would take seconds.
      each instanceof ArrayBuffer || ArrayBuffer.isView(each) ? latin1.decode(each) : each,
    )
  interface Kept {
    key: IDBValidKey
    row: unknown
    text: string
  }
  /** By store, then by row. */
  type Copy = Map<string, Map<string, Kept>>

  // By far the largest. Whatever changes it, even a reset, gives its rows higher numbers.
  const ledger = 'transactions'
  async function lastChange(db: IDBDatabase): Promise<IDBValidKey | undefined> {
    const index = db.transaction(ledger, 'readonly').objectStore(ledger).index('seq')
    return (await settle(index.openKeyCursor(null, 'prev')))?.key
  }

  async function read(db: IDBDatabase, names: string[]): Promise<Copy> {
    const transaction = db.transaction(names, 'readonly')
    const copies = await Promise.all(
      names.map(async (name) => {
        const store = transaction.objectStore(name)
        const [keys, rows] = await Promise.all([
          settle(store.getAllKeys()),
          settle<unknown[]>(store.getAll()),
        ])
        const each = keys.map((key, at): [string, Kept] => {
          const row = rows[at]
          return [asText(key), { key, row, text: asText(row) }]
        })
        return [name, new Map(each)] as const
      }),
    )
    return new Map(copies)
  }

  async function withDatabase<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
    const db = await settle(indexedDB.open('paid'))
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }

  const items = () => Object.entries(localStorage)
  let kept: Copy = new Map()
  let keptChange: IDBValidKey | undefined
  let storage: [string, string][] = []

  Object.assign(globalThis, {
    async keep() {
      await withDatabase(async (db) => {
        kept = await read(db, [...db.objectStoreNames])
        keptChange = await lastChange(db)
      })
      storage = items()
    },
    async putBack() {
      localStorage.clear()
      for (const [key, value] of storage) localStorage.setItem(key, value)
      await withDatabase(async (db) => {
        const changes = async (names: string[]) =>
          [...(await read(db, names))].flatMap(([name, now]) => {
            const before = kept.get(name) ?? new Map<string, Kept>()
            const added = [...now].filter(([id]) => !before.has(id))
            const others = [...before].filter(([id, { text }]) => now.get(id)?.text !== text)
            if (added.length + others.length === 0) return []
            return {
              name,
              added: added.map(([, each]) => each),
              others: others.map(([, each]) => each),
            }
          })
        const isLedgerKept = (await lastChange(db)) === keptChange
        const found = await changes(
          [...kept.keys()].filter((name) => name !== ledger || !isLedgerKept),
        )
        if (found.length === 0) return
        const transaction = db.transaction(
          found.map(({ name }) => name),
          'readwrite',
        )
        for (const { name, added, others } of found) {
          const store = transaction.objectStore(name)
          for (const { key } of added) store.delete(key)
          for (const { key, row } of others)
            if (store.keyPath === null) store.put(row, key)
            else store.put(row)
        }
        await new Promise<void>((resolve, reject) => {
          transaction.addEventListener('complete', () => resolve())
          transaction.addEventListener('abort', () => reject(new Error(String(transaction.error))))
        })
      })
    },
  })
}

/** Opens the app once, so that its sample data and files are ready for the following tests. */
export async function openApp(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions,
): Promise<OpenedApp> {
  const context = await browser.newContext({ ...options, baseURL })
  const problems = await watchContext(context, new URL(baseURL).origin)
  await context.clock.install({ time: startOfTests })
  const first = await context.newPage()
  await first.goto('super-admin/merchants/pending')
  await settled(first)
  await expect(first.getByText('7 applications are waiting.')).toBeVisible()
  await first.close()

  // A file of the app without scripts.
  const keeper = await context.newPage()
  await keeper.goto('sample-qr.svg')
  await keeper.evaluate(keepCopy)
  await keeper.evaluate('keep()')
  return {
    context,
    problems,
    async putBack() {
      await Promise.all(
        context.pages().map(async (page) => (page === keeper ? undefined : page.close())),
      )
      await keeper.evaluate('putBack()')
      await context.clock.resume()
      await context.clock.install({ time: startOfTests })
      problems.length = 0
    },
  }
}

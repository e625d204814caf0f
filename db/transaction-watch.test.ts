// Proves R46.
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isGivenUp, noteWrite, watchTransactions, writesDone } from './transaction-watch.ts'

let count = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('navigator', { locks: undefined })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(
  name: string,
  onLocked: (mode: IDBTransactionMode) => void = () => {},
  watch: typeof watchTransactions | null = watchTransactions,
) {
  const db = new Dexie(name)
  db.version(1).stores({ fees: 'id', links: 'id' })
  watch?.(db, onLocked)
  await db.open()
  onTestFinished(() => db.close())
  return db
}

/** A database, and a page that is gone whose write over the fees never ends. */
async function heldDatabase() {
  count += 1
  const name = `held-${count}`
  const onLocked = vi.fn<(mode: IDBTransactionMode) => void>()
  const gone = await open(name, onLocked, null)
  const db = await open(name, onLocked)
  let left = false
  const held = gone.transaction('rw', 'fees', async () => {
    while (!left) await gone.table('fees').count()
  })
  onTestFinished(async () => {
    left = true
    await held
  })
  return { db, onLocked, release: () => (left = true) }
}

const settled = async (work: PromiseLike<unknown>) => {
  const outcome = await Promise.resolve(work).then(
    () => 'done',
    (error: unknown) => (isGivenUp(error) ? 'given up' : error),
  )
  return outcome
}

test('a write that can’t begin is given up after 5 s, and never happens', async () => {
  const { db, onLocked, release } = await heldDatabase()
  const write = settled(db.table('fees').put({ id: 'ecocash' }))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(onLocked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await write).toBe('given up')
  expect(onLocked).toHaveBeenCalledExactlyOnceWith('readwrite')
  release()
  expect(await db.table('fees').count()).toBe(0)
})

test('a read that can’t begin is given up, and one of another table is not', async () => {
  const { db, onLocked } = await heldDatabase()
  const read = settled(db.table('fees').toArray())
  expect(await db.table('links').toArray()).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await read).toBe('given up')
  expect(onLocked).toHaveBeenCalledExactlyOnceWith('readonly')
})

test('a timer that comes before the answer, as on a phone that wakes, gives nothing up', async () => {
  count += 1
  const name = `woken-${count}`
  const other = await open(name, undefined, null)
  // Engines answer in the order of the questions; this package answers this one at once.
  const databases = vi.spyOn(indexedDB, 'databases').mockImplementation(async () => {
    await other.table('fees').count()
    return []
  })
  onTestFinished(() => databases.mockRestore())
  const db = await open(name)
  const read = settled(db.table('fees').toArray())
  vi.advanceTimersByTime(7_200_000)
  expect(await read).toBe('done')
})

test('a transaction that has begun may take as long as it needs', async () => {
  count += 1
  const db = await open(`long-${count}`)
  const write = db.transaction('rw', 'fees', async () => {
    await db.table('fees').put({ id: 'ecocash' })
    vi.advanceTimersByTime(20_000)
    await db.table('fees').put({ id: 'onemoney' })
  })
  expect(await settled(write)).toBe('done')
  expect(await db.table('fees').count()).toBe(2)
})

test('a transaction behind a long write of another tab waits on', async () => {
  const query = vi.fn(async () => ({ held: [{ name: 'paid-long-write' }] }))
  vi.stubGlobal('navigator', { locks: { query } })
  const { db, onLocked, release } = await heldDatabase()
  const read = settled(db.table('fees').toArray())
  await vi.advanceTimersByTimeAsync(12_000)
  expect(query).toHaveBeenCalledTimes(2)
  release()
  expect(await read).toBe('done')
  expect(onLocked).not.toHaveBeenCalled()
})

test('a transaction behind many short writes waits on', async () => {
  const { db, onLocked, release } = await heldDatabase()
  const read = settled(db.table('fees').toArray())
  for (const _second of Array.from({ length: 12 })) {
    await vi.advanceTimersByTimeAsync(1_000)
    noteWrite()
  }
  expect(onLocked).not.toHaveBeenCalled()
  release()
  expect(await read).toBe('done')
})

test('a long write tells other tabs until it ends', async () => {
  const request = vi.fn(async (_name: string, _options: object, work: () => Promise<void>) =>
    work(),
  )
  vi.stubGlobal('navigator', { locks: { request } })
  count += 1
  const db = await open(`lock-${count}`)
  await db.transaction('rw', 'fees', async () => {
    await db.table('fees').put({ id: 'ecocash' })
    vi.advanceTimersByTime(1_999)
    expect(request).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await db.table('fees').put({ id: 'onemoney' })
  })
  expect(request.mock.calls).toEqual([
    ['paid-long-write', { mode: 'shared' }, expect.any(Function)],
  ])
  await expect(request.mock.results[0]?.value).resolves.toBeUndefined()
})

test('a page may be left once its writes are done', async () => {
  count += 1
  const db = await open(`left-${count}`)
  await writesDone()
  const write = db.table('fees').put({ id: 'ecocash' })
  await writesDone()
  expect(await settled(write)).toBe('done')
})

test('a page that the browser keeps for Back ends its transactions, and one that is gone leaves that to the browser', async () => {
  let leave = (_event: { persisted: boolean }) => {}
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof leave) => {
    leave = listener
  })
  vi.resetModules()
  const again = await import('./transaction-watch.ts')
  count += 1
  const db = await open(`back-${count}`, () => {}, again.watchTransactions)
  const twoPuts = (persisted: boolean) =>
    settled(
      db.transaction('rw', 'fees', async () => {
        await db.table('fees').put({ id: 'ecocash', persisted })
        leave({ persisted })
        await db.table('fees').put({ id: 'onemoney', persisted })
      }),
    )
  expect(await twoPuts(true)).not.toBe('done')
  expect(await db.table('fees').count()).toBe(0)
  expect(await twoPuts(false)).toBe('done')
  expect(await db.table('fees').count()).toBe(2)
})

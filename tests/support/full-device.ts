import { expect } from 'vitest'
import type { PaidDatabase } from '#db/database.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { everything } from './memory-database.ts'

/** The parts of a `fake-indexeddb` transaction needed to make a request or its commit fail. */
interface FakeTransaction extends IDBTransaction {
  _state: string
  _requests: { request: IDBRequest }[]
  _execRequestAsync: (request: { source: IDBObjectStore; operation: () => never }) => IDBRequest
  _abort: (errorName: string) => void
  _start: () => void
}

const writes = ['add', 'put', 'delete', 'clear'] as const

/**
 * Runs work on a device with room for a number of writes: each later one fails as in Firefox, until the work has ended.
 * Returns or rejects like the work; `tried` collects the tables that it would write to.
 */
export async function withRoomFor<T>(
  room: number,
  work: () => Promise<T>,
  tried = new Set<string>(),
): Promise<T> {
  let left = room
  const store = IDBObjectStore.prototype
  const originals = writes.map((name) => [name, store[name]] as const)
  for (const [name, original] of originals)
    Object.defineProperty(store, name, {
      configurable: true,
      writable: true,
      value(this: IDBObjectStore, ...args: never[]) {
        left -= 1
        tried.add(this.name)
        if (left >= 0) return Reflect.apply(original, this, args)
        return (this.transaction as FakeTransaction)._execRequestAsync({
          source: this,
          operation: () => {
            throw new DOMException('No room.', 'QuotaExceededError')
          },
        })
      },
    })
  try {
    return await work()
  } finally {
    for (const [name, value] of originals)
      Object.defineProperty(store, name, { configurable: true, writable: true, value })
  }
}

/** Runs work on a device that accepts writes and fails at the commit, as Chromium does. */
async function withRoomForNone<T>(work: () => Promise<T>): Promise<T> {
  const transaction = IDBTransaction.prototype as FakeTransaction
  const { _start: start } = transaction
  transaction._start = function startOrAbort(this: FakeTransaction) {
    const isAtEnd = this._requests.every(({ request }) => request.readyState === 'done')
    if (isAtEnd && this.mode === 'readwrite' && this._state !== 'finished')
      this._abort('QuotaExceededError')
    else start.call(this)
  }
  try {
    return await work()
  } finally {
    transaction._start = start
  }
}

/**
 * Runs an action repeatedly on a device with room for one more write each time, until it succeeds. Whichever write
 * failed, nothing may be stored and the error must report a full device. Returns the number of writes needed.
 */
export async function wholeOrNothing(
  db: PaidDatabase,
  act: () => Promise<unknown>,
): Promise<number> {
  const before = await everything(db)
  /** Returns whether it failed as expected and left some tables unchanged. */
  async function hasFailed(acting: Promise<unknown>, tables: ReadonlySet<string>) {
    try {
      await acting
      return false
    } catch (error) {
      if (!isStorageFull(error)) throw error
      const now = await everything(db, [...tables])
      for (const name of tables) expect(now[name]).toEqual(before[name])
      return true
    }
  }
  const all = new Set(Object.keys(before))
  expect(await hasFailed(withRoomForNone(act), all)).toBe(true)
  // Only the tables that it writes to can have changed.
  let tried = new Set<string>()
  let room = 0
  for (; await hasFailed(withRoomFor(room, act, tried), tried); tried = new Set()) room += 1
  const after = await everything(db, [...tried])
  expect({ ...before, ...after }).not.toEqual(before)
  return room
}

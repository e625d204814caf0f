import type { Dexie } from 'dexie'

/** The time in milliseconds after which a transaction that has not begun counts as held back. */
const heldBackAfter = 5_000

/**
 * The questions that the engine answers meanwhile before a transaction counts as held back: on a phone that wakes, the
 * timer comes before answers that were on their way.
 */
const turns = 100

/** The time in milliseconds after which a write tells other tabs that it takes long. */
const long = 2_000

const longWrite = 'paid-long-write'

/** The transactions of this page that have not ended, each with what ends the watch over it. */
const running = new Map<IDBTransaction, () => void>()

let lastWrite = -Infinity

/** Notes that this or another tab has written: then the database is busy, not locked. */
export function noteWrite(): void {
  lastWrite = performance.now()
}

/** Called once no write is under way. */
const waiting = new Set<() => void>()

const isWriting = (): boolean => [...running.keys()].some(({ mode }) => mode !== 'readonly')

/** Resolves once no write of this page is under way: a page may be left then. */
export function writesDone(): Promise<void> {
  return new Promise((resolve) => {
    if (isWriting()) waiting.add(resolve)
    else resolve()
  })
}

/** Returns whether this or another tab is in the middle of a long write, such as loading a large snapshot. */
async function isLongWriteUnderWay(): Promise<boolean> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {}
  return held.some(({ name }) => name === longWrite)
}

/** Returns false for a transaction that ended just now. */
function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return true
  } catch {
    return false
  }
}

/** Calls `giveUp` unless the transaction begins in time; returns what stops the watch. */
function watch(transaction: IDBTransaction, giveUp: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let releaseLock = () => {}
  let isWaiting = true
  const sayThatItIsLong = () => {
    const ended = new Promise<void>((resolve) => {
      releaseLock = resolve
    })
    void globalThis.navigator?.locks?.request(longWrite, { mode: 'shared' }, () => ended)
  }
  function lookLater() {
    timer = setTimeout(() => void look(), heldBackAfter)
  }
  async function look() {
    const isBusy = performance.now() - lastWrite < heldBackAfter || (await isLongWriteUnderWay())
    // Firefox before 126 has no such question.
    for (let turn = 0; !isBusy && isWaiting && turn < turns; turn += 1)
      await indexedDB.databases?.()
    if (!isWaiting) return
    if (isBusy) lookLater()
    else giveUp()
  }
  lookLater()
  // Requests' events pass the transaction on their way down, though they don't bubble.
  const begun = () => {
    isWaiting = false
    clearTimeout(timer)
    if (transaction.mode !== 'readonly') timer = setTimeout(sayThatItIsLong, long)
  }
  transaction.addEventListener('success', begun, { capture: true, once: true })
  return () => {
    isWaiting = false
    clearTimeout(timer)
    releaseLock()
  }
}

/**
 * Returns whether an error means that a transaction was given up because it could not begin. The browser's own
 * `AbortError` is of something else that was stopped, such as a file.
 */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError' && !(error instanceof DOMException)

/**
 * Aborts transactions that do not begin within 5 s and calls `onLocked` with their mode, because a browser may keep the
 * database locked for a page that is gone, and nothing may wait for ever (R46). A transaction behind other
 * writes of this app waits on. Call it before opening the database.
 */
export function watchTransactions(db: Dexie, onLocked: (mode: IDBTransactionMode) => void): void {
  db.use({
    stack: 'dbcore',
    name: 'watch',
    create: (core) => ({
      ...core,
      transaction(stores, mode, options) {
        const created = core.transaction(stores, mode, options)
        const transaction = created as unknown as IDBTransaction
        const stop = watch(transaction, () => {
          if (abort(transaction)) onLocked(mode)
        })
        const end = () => {
          stop()
          running.delete(transaction)
          if (isWriting()) return
          for (const resolve of waiting) resolve()
          waiting.clear()
        }
        running.set(transaction, stop)
        transaction.addEventListener('complete', end)
        transaction.addEventListener('abort', end)
        return created
      },
    }),
  })
}

/**
 * A page that the browser keeps for Back is stopped in the middle of its transactions, and WebKit then holds the
 * database for them: they end with the page instead, whole or not at all (R46). Dexie reads again when it comes back.
 */
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) return
  for (const [transaction, stop] of running) {
    stop()
    abort(transaction)
  }
})

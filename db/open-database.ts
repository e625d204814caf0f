import { PaidDatabase } from './database.ts'
import { isStorageFull } from './is-storage-full.ts'
import { leaveOutUnreadable } from './readable.ts'
import { currentVersion } from './versions.ts'
import { watchTransactions } from './transaction-watch.ts'

/** Why the database can't be used; the app offers different text and remedies for each. */
export type OpenErrorCode =
  | 'refused'
  | 'full'
  | 'no-answer'
  | 'locked'
  | 'blocked'
  | 'newer'
  | 'deleted'
  | 'cleared'
  | 'upgrade-failed'

/** The reason why `openDatabase` failed. */
export class OpenError extends Error {
  override name = 'OpenError'
  constructor(
    readonly code: OpenErrorCode,
    cause?: unknown,
  ) {
    super(`The database can't be opened: ${code}.`, { cause })
  }
}

/** The time in milliseconds after which a silent database counts as not responding. */
const openTimeout = 4000

/**
 * The same between two signs of progress during an upgrade, because indexing a long table is slow.
 */
const upgradeTimeout = 60_000

/**
 * Returns the database version on the device, 0 for none; undefined if the browser doesn't report
 * it. It opens nothing, so it writes nothing.
 */
async function storedVersion(name: string): Promise<number | undefined> {
  const all = await indexedDB.databases?.()
  const native = all?.find((each) => each.name === name)?.version ?? 0
  // Dexie stores versions multiplied by ten; the last digit is its own.
  return all && Math.floor(native / 10)
}

/** Loads the upgrades when the database is older. */
async function upgradesFrom(stored: number | undefined) {
  if (stored === 0 || stored === currentVersion) return undefined
  const { upgrades } = await import('./upgrades.ts')
  return upgrades
}

/** Times out unless the work settles; each `sign` of progress extends the limit. */
function patient(late: () => OpenError) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let giveUp = (_error: OpenError): void => {}
  function wait(time: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => giveUp(late()), time)
  }
  return {
    sign: () => wait(upgradeTimeout),
    until<T>(work: PromiseLike<T>): Promise<T> {
      wait(openTimeout)
      return new Promise<T>((resolve, reject) => {
        giveUp = reject
        Promise.resolve(work).then(resolve, reject)
      }).finally(() => clearTimeout(timer))
    },
  }
}

/** The free space in bytes below which a browser can't even open a database. */
const leastRoom = 65_536

/** Detects a full device, which some browsers report only as an unknown error. */
async function hasNoRoom(): Promise<boolean> {
  const { quota, usage } =
    (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {}
  return quota !== undefined && usage !== undefined && quota - usage < leastRoom
}

async function reasonOf(error: unknown): Promise<OpenErrorCode> {
  const named = error instanceof Error ? error.name : ''
  if (isStorageFull(error) || (named === 'UnknownError' && (await hasNoRoom()))) return 'full'
  return named === 'UpgradeError' || named === 'AbortError' ? 'upgrade-failed' : 'refused'
}

const after = (time: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, time))

/**
 * Returns whether a database that the browser has just closed is gone; false if the browser doesn't say. Chrome never
 * answers what is asked while it still deletes.
 */
async function isDeleted(name: string): Promise<boolean> {
  for (let turn = 0; turn < 3; turn += 1) {
    await after(200)
    const stored = await Promise.race([storedVersion(name).catch(() => undefined), after(1000)])
    if (stored !== undefined) return stored === 0
  }
  return false
}

/**
 * Calls `onLost` when the browser closes the connection by itself: it has deleted the data, to free space or because
 * somebody cleared it, or failed to read it. Dexie would open it again, and an empty database would look like a shop
 * without anything (R57).
 */
function hearOfClosing(db: PaidDatabase, onLost: (code: OpenErrorCode) => void): void {
  const connection = db.backendDB()
  connection.onclose = () => {
    db.close()
    void isDeleted(db.name).then((deleted) => onLost(deleted ? 'cleared' : 'no-answer'))
  }
}

/**
 * Opens the database or throws an OpenError within seconds. Dexie's live queries swallow a failed
 * opening, so nothing may read before this settles. During an upgrade it waits as long as progress
 * continues, and calls `onUpgrade` at the start. Calls `onLost` if a newer app takes over the
 * database, another tab or the browser deletes it, or the browser lets no read begin (R46).
 */
export async function openDatabase(
  onLost: (code: OpenErrorCode) => void,
  name = 'paid',
  onUpgrade: () => void = () => {},
): Promise<PaidDatabase> {
  let db: PaidDatabase | undefined
  let blocked = false
  try {
    const waiting = patient(() => new OpenError(blocked ? 'blocked' : 'no-answer'))
    const stored = await waiting.until(storedVersion(name))
    // Dexie would open a newer app's database, add what it lacks, and write to it.
    if (stored !== undefined && stored > currentVersion) throw new OpenError('newer')
    let isUpgrading = false
    const opening = new PaidDatabase(name, await upgradesFrom(stored), () => {
      waiting.sign()
      if (!isUpgrading) onUpgrade()
      isUpgrading = true
    })
    db = opening
    leaveOutUnreadable(opening)
    watchTransactions(opening, (mode) => {
      // The action reports a write that was given up.
      if (mode === 'readonly') onLost('locked')
    })
    opening.on('blocked', () => {
      blocked = true
    })
    opening.on('versionchange', ({ newVersion }) => {
      opening.close()
      onLost(newVersion === null ? 'deleted' : 'newer')
    })
    await waiting.until(opening.open())
    hearOfClosing(opening, onLost)
    return opening
  } catch (error) {
    db?.close()
    if (error instanceof OpenError) throw error
    throw new OpenError(await reasonOf(error), error)
  }
}

import type { PaidDatabase } from '#db/database.ts'
import type { OpenErrorCode } from '#db/open-database.ts'
import { loaded } from '#src/data/run-action.ts'
import { fillWithSeed, wasSeeded } from '#src/seeding/seeder.ts'

let opening: Promise<PaidDatabase> | undefined
let opened: PaidDatabase | undefined
const listeners = new Set<(code: OpenErrorCode) => void>()

function forget(): void {
  opening = undefined
  opened = undefined
}

function lost(code: OpenErrorCode): void {
  forget()
  for (const listener of listeners) listener(code)
}

async function open(): Promise<PaidDatabase> {
  try {
    // A first visit fills the database while the scripts that read it load.
    const filling = wasSeeded() ? undefined : fillWithSeed()
    filling?.catch(() => undefined)
    const { openAndSeed } = await loaded(import('./open-and-seed.ts'))
    opened = await openAndSeed(lost, filling)
    return opened
  } catch (error) {
    forget()
    throw error
  }
}

/** Returns the page's only connection, reopened after it was lost or failed to open. */
export function sharedDatabase(): Promise<PaidDatabase> {
  opening ??= open()
  return opening
}

/** Returns the connection if it is already open. */
export const openedDatabase = (): PaidDatabase | undefined => opened

/**
 * Opens the database before a screen needs it, and reads the ledger where its figures come from there; settles when
 * done. Never rejects, because the screen reports errors, and does nothing during prerendering.
 */
export async function openEarly({ ledger }: { ledger: boolean }): Promise<void> {
  if (typeof document === 'undefined') return
  try {
    const db = await sharedDatabase()
    if (ledger) await (await import('#db/ledger/load-ledger.ts')).loadLedger(db)
  } catch {
    // The screen's own query says it.
  }
}

/** Calls the listener when a newer version of the app takes over the open database. */
export function onDatabaseLost(listener: (code: OpenErrorCode) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import type { PaidDatabase } from '#db/database.ts'
import type { OpenErrorCode } from '#db/open-database.ts'
import { loaded } from '#src/data/run-action.ts'

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
    const { openAndSeed } = await loaded(import('./open-and-seed.ts'))
    opened = await openAndSeed(lost)
    return opened
  } catch (error) {
    forget()
    throw error
  }
}

/** The one connection of this page; tried anew after it was lost or could not be opened. */
export function sharedDatabase(): Promise<PaidDatabase> {
  opening ??= open()
  return opening
}

/** The same, where it is open already. */
export const openedDatabase = (): PaidDatabase | undefined => opened

/**
 * Opens it ahead of the screen that needs it, which is to say what goes wrong; settles when that is done. Never
 * rejects, and does nothing where pages are drawn at build time.
 */
export async function openEarly(): Promise<void> {
  if (typeof document !== 'undefined') await sharedDatabase().catch(() => undefined)
}

/** Tells when a newer app takes the open database over. */
export function onDatabaseLost(listener: (code: OpenErrorCode) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

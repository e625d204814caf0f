import type { PaidDatabase } from '#db/database.ts'
import type { OpenErrorCode } from '#db/open-database.ts'

let opening: Promise<PaidDatabase> | undefined
const listeners = new Set<(code: OpenErrorCode) => void>()

function lost(code: OpenErrorCode): void {
  opening = undefined
  for (const listener of listeners) listener(code)
}

async function open(): Promise<PaidDatabase> {
  try {
    const { openAndSeed } = await import('./open-and-seed.ts')
    return await openAndSeed(lost)
  } catch (error) {
    opening = undefined
    throw error
  }
}

/** The one connection of this page; tried anew after it was lost or could not be opened. */
export function sharedDatabase(): Promise<PaidDatabase> {
  opening ??= open()
  return opening
}

/** Opens it ahead of the screen that needs it, which is to say what goes wrong. Not where pages are drawn at build time. */
export function openEarly(): void {
  if (typeof document !== 'undefined') sharedDatabase().catch(() => undefined)
}

/** Tells when a newer app takes the open database over. */
export function onDatabaseLost(listener: (code: OpenErrorCode) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

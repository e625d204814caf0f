import type { PaidDatabase } from '#db/database.ts'
import { resetToSeed, seedIfEmpty } from '#db/demo/seed-database.ts'
import { openDatabase, type OpenErrorCode } from '#db/open-database.ts'
import { messages } from '#src/rules/messages.ts'
import { toast } from '#src/ui/toast.ts'
import { rememberSeeded, wasSeeded } from './seed-memory.ts'

async function loadRows() {
  const { loadSeed } = await import('#seed/load-seed.ts')
  return loadSeed(new Date())
}

/**
 * The open database with its data in it. A browser that lost the data opens an empty database without a word: what is
 * remembered elsewhere tells that from a first visit.
 */
export async function openAndSeed(onLost: (code: OpenErrorCode) => void): Promise<PaidDatabase> {
  const visitedBefore = wasSeeded()
  // On a first visit the sample data is on its way while the database opens.
  const early = visitedBefore ? undefined : loadRows()
  early?.catch(() => undefined)
  const db = await openDatabase(onLost)
  const seeded = await seedIfEmpty(db, () => early ?? loadRows())
  if (seeded && visitedBefore) toast.info(messages.dataLost)
  rememberSeeded()
  return db
}

/** Puts the sample data back in place of everything on this device. */
export async function resetDemo(db: PaidDatabase): Promise<void> {
  await resetToSeed(db, await loadRows())
}

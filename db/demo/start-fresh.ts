import { Dexie } from 'dexie'

/** The longest wait for another tab to release the database, in milliseconds. */
const releaseTimeout = 4000

/**
 * Deletes the whole database, so the next opening seeds it. Rejects if another tab keeps it open.
 */
export async function startFresh(name = 'paid'): Promise<void> {
  await Promise.race([
    Dexie.delete(name),
    new Promise((_resolve, reject) => {
      setTimeout(() => reject(new Error('Another tab holds the database.')), releaseTimeout)
    }),
  ])
}

import { currentDate } from '#db/clock.ts'
import { downloadFile } from '#src/ui/share.ts'

/** Saves all data on this device as a file with today's date. Rejects when the data cannot be read. */
export async function downloadSnapshot(): Promise<void> {
  const now = currentDate()
  const snapshots = await import('#db/demo/save-snapshot.ts')
  const json = await snapshots.saveSnapshot(now)
  downloadFile(`paid-snapshot-${now.toISOString().slice(0, 10)}.json`, 'application/json', json)
}

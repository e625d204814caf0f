import { downloadFile } from '#src/ui/download-file.ts'

/** Saves everything on this device as a file of this day. Rejects where it can't be read. */
export async function downloadSnapshot(): Promise<void> {
  const now = new Date()
  const snapshots = await import('#db/demo/save-snapshot.ts')
  const json = await snapshots.saveSnapshot(now)
  downloadFile(`paid-snapshot-${now.toISOString().slice(0, 10)}.json`, 'application/json', json)
}

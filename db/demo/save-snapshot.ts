import { Dexie } from 'dexie'
import { unnamedLog } from '../prospects/unnamed-log.ts'
import { isInSnapshot, snapshotText } from './snapshot-text.ts'

/**
 * Returns the whole database, without secrets and prospects, as JSON text with file bytes as base64. It opens any
 * version as it is, so it works even if the app can't open the database. Throws if the database
 * can't be opened.
 */
export async function saveSnapshot(now: Date, name = 'paid'): Promise<string> {
  const db = new Dexie(name)
  await db.open()
  try {
    const kept = db.tables.filter((table) => isInSnapshot(table.name))
    const tables = await Promise.all(
      kept.map(async (table) => {
        const rows = (await table.toArray()) as { id: string }[]
        return [table.name, table.name === 'activityLog' ? unnamedLog(rows) : rows] as const
      }),
    )
    return snapshotText({
      version: db.verno,
      savedAt: now.toISOString(),
      tables: Object.fromEntries(tables),
    })
  } finally {
    db.close()
  }
}

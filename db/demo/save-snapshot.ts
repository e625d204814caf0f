import { Dexie } from 'dexie'
import { derivedTables } from '../ledger/journal.ts'

function encode(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes)
  let text = ''
  for (let start = 0; start < view.length; start += 8192)
    text += String.fromCharCode(...view.subarray(start, start + 8192))
  return btoa(text)
}

/**
 * Everything in the database as JSON text, file bytes as base64, for a person to keep. Opens it as it is, whatever
 * its version, so that it serves where the app itself can't open it. Throws where no one can.
 */
export async function saveSnapshot(now: Date, name = 'paid'): Promise<string> {
  const db = new Dexie(name)
  await db.open()
  try {
    const kept = db.tables.filter(({ name: table }) => !derivedTables.includes(table))
    const tables = await Promise.all(
      kept.map(async (table) => [table.name, await table.toArray()] as const),
    )
    return JSON.stringify(
      {
        app: 'Paid',
        version: db.verno,
        savedAt: now.toISOString(),
        tables: Object.fromEntries(tables),
      },
      (_key, value: unknown) => (value instanceof ArrayBuffer ? { base64: encode(value) } : value),
    )
  } finally {
    db.close()
  }
}

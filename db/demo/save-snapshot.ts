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
 * What a file that is passed on must not say, by table: with what deliveries are signed, and what an authenticator shares
 * with the device, with the codes in its place. Keys of the API are only kept as hashes.
 */
const secrets: Record<string, string> = { webhooks: 'secret', accounts: 'twoFactor' }

function withoutSecret(table: string, row: object): object {
  const secret = secrets[table]
  if (secret === undefined) return row
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== secret))
}

/**
 * Everything in the database but secrets as JSON text, file bytes as base64, for a person to keep. Opens it as it is, whatever
 * its version, so that it serves where the app itself can't open it. Throws where no one can.
 */
export async function saveSnapshot(now: Date, name = 'paid'): Promise<string> {
  const db = new Dexie(name)
  await db.open()
  try {
    const kept = db.tables.filter(({ name: table }) => !derivedTables.includes(table))
    const tables = await Promise.all(
      kept.map(async (table) => {
        const rows: object[] = await table.toArray()
        return [table.name, rows.map((row) => withoutSecret(table.name, row))] as const
      }),
    )
    return JSON.stringify(
      {
        app: 'Paid',
        version: db.verno,
        savedAt: now.toISOString(),
        leftOut: Object.entries(secrets).map(([table, field]) => `${table}.${field}`),
        tables: Object.fromEntries(tables),
      },
      (_key, value: unknown) => (value instanceof ArrayBuffer ? { base64: encode(value) } : value),
    )
  } finally {
    db.close()
  }
}

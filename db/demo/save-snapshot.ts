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
 * Secrets to remove from an exported file, by table: webhook signing secrets and authenticator
 * secrets with their recovery codes. API keys are stored only as hashes.
 */
const secrets: Record<string, string> = { webhooks: 'secret', accounts: 'twoFactor' }

/** The codes shown for payments from other phones are secret as a whole, and last for a day. */
const secretTables = ['shownRequests']

function withoutSecret(table: string, row: object): object {
  const secret = secrets[table]
  if (secret === undefined) return row
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== secret))
}

/**
 * Returns the whole database, without secrets, as JSON text with file bytes as base64. It opens any
 * version as it is, so it works even if the app can't open the database. Throws if the database
 * can't be opened.
 */
export async function saveSnapshot(now: Date, name = 'paid'): Promise<string> {
  const db = new Dexie(name)
  await db.open()
  try {
    const left = [...derivedTables, ...secretTables]
    const kept = db.tables.filter(({ name: table }) => !left.includes(table))
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
        leftOut: [
          ...Object.entries(secrets).map(([table, field]) => `${table}.${field}`),
          ...secretTables,
        ],
        tables: Object.fromEntries(tables),
      },
      (_key, value: unknown) => (value instanceof ArrayBuffer ? { base64: encode(value) } : value),
    )
  } finally {
    db.close()
  }
}

import type { StoredTable } from '../database.ts'
import { derivedTables } from '../ledger/journal.ts'
import { type TableName, tableSchemas } from '../tables.ts'

/** Returns whether a snapshot has a table: neither what derives from others, nor other snapshots. */
export const isKept = (table: string): boolean =>
  table !== 'snapshots' && !derivedTables.includes(table)

/** The tables that a snapshot has. */
export const keptTables = (Object.keys(tableSchemas) as TableName[]).filter(isKept)

/** The tables that a snapshot, or the sample data, is put in place of. */
export const replacedTables = [
  ...keptTables,
  'ledgerChunks',
  'ledgerChanges',
] as const satisfies StoredTable[]

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

function encode(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes)
  let text = ''
  for (let start = 0; start < view.length; start += 8192)
    text += String.fromCharCode(...view.subarray(start, start + 8192))
  return btoa(text)
}

interface Contents {
  /** The version of the database. */
  version: number
  savedAt: string
  tables: Record<string, object[]>
  /** Whether secrets stay; never in a file. */
  withSecrets?: boolean
}

/** Returns everything as JSON text, with bytes as base64. */
export function snapshotText({ version, savedAt, tables, withSecrets = false }: Contents): string {
  const kept = Object.entries(tables)
    .filter(([name]) => withSecrets || !secretTables.includes(name))
    .map(
      ([name, rows]) =>
        [name, withSecrets ? rows : rows.map((row) => withoutSecret(name, row))] as const,
    )
  const leftOut = [
    ...Object.entries(secrets).map(([table, field]) => `${table}.${field}`),
    ...secretTables,
  ]
  return JSON.stringify(
    {
      app: 'Paid',
      version,
      savedAt,
      leftOut: withSecrets ? [] : leftOut,
      tables: Object.fromEntries(kept),
    },
    (_key, value: unknown) => (value instanceof ArrayBuffer ? { base64: encode(value) } : value),
  )
}

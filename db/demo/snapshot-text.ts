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

const toText = (value: object): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each instanceof ArrayBuffer ? { base64: encode(each) } : each,
  )

interface Head {
  /** The version of the database. */
  version: number
  savedAt: string
  /** Whether secrets stay; never in a file. */
  withSecrets?: boolean
}

/** Returns everything as JSON text, with bytes as base64. */
export function snapshotText({
  version,
  savedAt,
  tables,
  withSecrets = false,
}: Head & { tables: Record<string, object[]> }): string {
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
  return toText({
    app: 'Paid',
    version,
    savedAt,
    leftOut: withSecrets ? [] : leftOut,
    tables: Object.fromEntries(kept),
  })
}

/** Writes the same text with secrets, as bytes, step by step: converting everything at once would block the page. */
export function createSnapshotWriter(head: Omit<Head, 'withSecrets'>) {
  const encoder = new TextEncoder()
  // The braces at the end, of the tables and of the whole, come last.
  const start = snapshotText({ ...head, tables: {}, withSecrets: true }).slice(0, -2)
  const parts = [encoder.encode(start)]
  let last: string | undefined
  return {
    /** Adds rows of a table. All rows of a table follow one another. */
    add(table: string, rows: readonly object[]): void {
      const text = toText(rows).slice(1, -1)
      const before = last === undefined ? '' : '],'
      parts.push(encoder.encode(table === last ? `,${text}` : `${before}"${table}":[${text}`))
      last = table
    },
    finish(): ArrayBuffer {
      parts.push(encoder.encode(last === undefined ? '}}' : ']}}'))
      const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const part of parts) {
        bytes.set(part, at)
        at += part.length
      }
      return bytes.buffer
    },
  }
}

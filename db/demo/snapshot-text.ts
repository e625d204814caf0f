import { unnamedLog } from '../prospects/unnamed-log.ts'
import { type TableName, tableSchemas } from '../tables.ts'

/** Tables that older versions derived from the transactions. */
const derivedTables = ['ledgerChunks', 'ledgerChanges']

/**
 * Tables that stay on this device: they are in no snapshot, and nothing that replaces everything
 * replaces them. Older versions had the prospects in `leads` and `subscribers`.
 */
const ownTables = [
  'snapshots',
  'snapshotBytes',
  'prospects',
  'ownExercises',
  'leads',
  'subscribers',
]

/** Returns whether a snapshot has a table: neither what stays on this device, nor what derives from others. */
export const isInSnapshot = (table: string): boolean =>
  !ownTables.includes(table) && !derivedTables.includes(table)

/** The tables of the snapshots themselves. */
export const snapshotTables = ['snapshots', 'snapshotBytes'] as const satisfies TableName[]

/** The tables that a snapshot has, and that it or the sample data is put in place of. */
export const keptTables = (Object.keys(tableSchemas) as TableName[]).filter(isInSnapshot)

/** Returns a row without the number of its last write, which is this device's own. */
function asKept(table: string, row: object): object {
  if (table !== 'transactions') return row
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'seq'))
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
  if (secret === undefined) return asKept(table, row)
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
        [name, rows.map((row) => (withSecrets ? asKept : withoutSecret)(name, row))] as const,
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

/** The version whose prospects have a table of their own, and whose log doesn't name them. */
const firstWithProspects = 17

interface OlderSnapshot {
  tables: Record<string, unknown> & { activityLog?: { id: string }[] }
}

/**
 * Returns the text of a snapshot, in bytes, without the prospects that one of an older version has in
 * its tables and its log. Throws for a text that is no JSON.
 */
export function withoutProspects(bytes: ArrayBuffer): ArrayBuffer {
  const head = new TextDecoder().decode(bytes.slice(0, 100))
  const version = Number(/^\{"app":"Paid","version":(\d+),/.exec(head)?.[1])
  if (version >= firstWithProspects) return bytes
  const whole = JSON.parse(new TextDecoder().decode(bytes)) as OlderSnapshot
  const tables = Object.fromEntries(
    Object.entries(whole.tables).filter(([name]) => !ownTables.includes(name)),
  )
  if (whole.tables.activityLog) tables['activityLog'] = unnamedLog(whole.tables.activityLog)
  return new TextEncoder().encode(JSON.stringify({ ...whole, tables })).buffer
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
      const text = toText(rows.map((row) => asKept(table, row))).slice(1, -1)
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

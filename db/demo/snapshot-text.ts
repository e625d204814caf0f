import * as v from 'valibot'
import { ActionError } from '../action.ts'
import type { StoredTable } from '../database.ts'
import { derivedTables } from '../ledger/journal.ts'
import { type TableName, type TableRows, tableSchemas } from '../tables.ts'
import { currentVersion } from '../versions.ts'

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

const decode = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer

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

const unreadable = (why: string) => new ActionError('snapshot-unreadable', why)

const bytesText = v.strictObject({ base64: v.string() })

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      v.is(bytesText, value) ? decode(value.base64) : value,
    )
  } catch {
    throw unreadable('It is not a whole JSON text.')
  }
}

const contents = v.object({
  app: v.literal('Paid'),
  version: v.pipe(v.number(), v.safeInteger()),
  tables: v.record(v.string(), v.array(v.unknown())),
})

/**
 * Returns rows of all tables as their schemas parse them. Throws `snapshot-unreadable` if a row does
 * not match its schema, a table is unknown, or there is no mark of a seed.
 */
export function checkRows(tables: Record<string, readonly unknown[]>): TableRows {
  for (const name of Object.keys(tables))
    if (!(name in tableSchemas)) throw unreadable(`The table ${name} is unknown.`)
  const checked = Object.entries(tableSchemas).map(([name, schema]) => {
    const rows = isKept(name) ? (tables[name] ?? []) : []
    const parsed = v.safeParse(v.array(schema as v.GenericSchema), rows)
    if (parsed.success) return [name, parsed.output] as const
    throw unreadable(`${name}: ${parsed.issues[0].message}`)
  })
  const rows = Object.fromEntries(checked) as TableRows
  if (rows.seedMarks.length === 0) throw unreadable('Nothing says when it was seeded.')
  return rows
}

/** Returns the rows of a snapshot. Throws `snapshot-newer`, or `snapshot-unreadable` as `checkRows` does. */
export function readSnapshot(text: string): TableRows {
  const parsed = v.safeParse(contents, parse(text))
  if (!parsed.success) throw unreadable('It is no snapshot.')
  const { version, tables } = parsed.output
  if (version > currentVersion)
    throw new ActionError('snapshot-newer', `It is of version ${version}.`)
  return checkRows(tables)
}

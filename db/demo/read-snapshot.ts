import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { checkUpload, fileMimes } from '../files/file-type.ts'
import { type TableRows, tableSchemas } from '../tables.ts'
import { currentVersion } from '../versions.ts'
import { isInSnapshot } from './snapshot-text.ts'
import { upgradeTables } from './upgrade-tables.ts'

const decode = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer

/** The place is where in the snapshot it is wrong, such as `transactions, TX-88197, status`. */
const unreadable = (why: string, ...place: string[]) =>
  new ActionError('snapshot-unreadable', why, place.length > 0 ? { place: place.join(', ') } : {})

const bytesText = v.strictObject({ base64: v.string() })

/** Looks for the field first, because the schema is slow for each value of a large snapshot. */
const isBytes = (value: unknown): value is v.InferOutput<typeof bytesText> =>
  value instanceof Object && 'base64' in value && v.is(bytesText, value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw unreadable('A field would change what objects are.', key)
      return isBytes(value) ? decode(value.base64) : value
    })
  } catch (error) {
    throw error instanceof ActionError ? error : unreadable('It is not a whole JSON text.')
  }
}

const contents = v.object({
  app: v.literal('Paid'),
  version: v.pipe(v.number(), v.safeInteger()),
  tables: v.record(v.string(), v.array(v.unknown())),
})

/** Returns the place of what a schema refuses in a table: its name, the row's id or else its number, and the field. */
function placeOf(
  table: string,
  rows: readonly unknown[],
  { path }: v.BaseIssue<unknown>,
): string[] {
  const [at = 0, ...fields] = path?.map(({ key }) => key) ?? []
  const row = v.safeParse(v.object({ id: v.string() }), rows[Number(at)])
  const name = row.success ? row.output.id : `row ${Number(at) + 1}`
  return [table, name, ...(fields.length > 0 ? [fields.join('.')] : [])]
}

/** Throws `snapshot-unreadable` if two rows of a table have the same id. */
function checkIds(table: string, rows: readonly { id: string }[]): void {
  const seen = new Set<string>()
  for (const { id } of rows) {
    if (seen.has(id)) throw unreadable('Two rows have the same id.', table, id)
    seen.add(id)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => value?.constructor === Object

/** Returns what was parsed with its fields in their order before, so that another snapshot has the same text (R35). */
function inOrderOf(before: unknown, parsed: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(parsed))
    return parsed.map((each, at) => inOrderOf(before[at], each))
  if (!isRecord(before) || !isRecord(parsed)) return parsed
  const names = [...new Set([...Object.keys(before), ...Object.keys(parsed)])]
  const kept = names.filter((name) => Object.hasOwn(parsed, name))
  return Object.fromEntries(kept.map((name) => [name, inOrderOf(before[name], parsed[name])]))
}

/**
 * Returns rows of all tables as their schemas parse them. Throws `snapshot-unreadable` if a row does
 * not match its schema, two of a table have the same id, a table is unknown, or there is no mark of a
 * seed.
 */
export function checkRows(tables: Record<string, readonly unknown[]>): TableRows {
  for (const name of Object.keys(tables))
    if (!(name in tableSchemas)) throw unreadable('The table is unknown.', name)
  const checked = Object.entries(tableSchemas).map(([name, schema]) => {
    const rows = isInSnapshot(name) ? (tables[name] ?? []) : []
    const parsed = v.safeParse(v.array(schema as v.GenericSchema), rows)
    if (!parsed.success) {
      const [issue] = parsed.issues
      throw unreadable(issue.message, ...placeOf(name, rows, issue))
    }
    checkIds(name, parsed.output as { id: string }[])
    return [name, inOrderOf(rows, parsed.output)] as const
  })
  const rows = Object.fromEntries(checked) as TableRows
  if (rows.seedMarks.length === 0) throw unreadable('Nothing says when it was seeded.', 'seedMarks')
  return rows
}

/** The fields that name a row of another table which no action ever deletes. */
const references = [
  ['merchantId', 'merchants'],
  ['transactionId', 'transactions'],
  ['refundOf', 'transactions'],
] as const

/**
 * Throws `snapshot-unreadable` if a row names a merchant or a transaction that is missing. Only for a
 * state from elsewhere: on this device, an unreadable row that was named may have been removed.
 */
export function checkReferences(tables: TableRows): void {
  const ids = {
    merchants: new Set<unknown>(tables.merchants.map(({ id }) => id)),
    transactions: new Set<unknown>(tables.transactions.map(({ id }) => id)),
  }
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows as { id: string; [field: string]: unknown }[])
      for (const [field, to] of references) {
        const id = row[field]
        if (typeof id === 'string' && !ids[to].has(id))
          throw unreadable(`There is no ${id}.`, table, row.id, field)
      }
}

const madeMimes: readonly string[] = Object.values(fileMimes)

/**
 * Throws `snapshot-unreadable` if a stored file isn't what it says: a document or evidence is checked as
 * an upload is, and a report has the type of a file that the app makes. Only for a state from elsewhere. RULE-2.
 */
export function checkFiles({ files }: Pick<TableRows, 'files'>): void {
  for (const { id, mime, bytes, encoding } of files) {
    const isUpload = /^DE?-/.test(id)
    const upload = isUpload ? checkUpload(bytes) : undefined
    if (upload?.problem) throw unreadable(`The file is refused: ${upload.problem}.`, 'files', id)
    if (isUpload ? upload?.mime !== mime || encoding : !madeMimes.includes(mime))
      throw unreadable('The file is not of the type that it says.', 'files', id, 'mime')
  }
}

/**
 * Returns the rows of a snapshot as the current version has them. Rejects with `snapshot-newer`, or
 * `snapshot-unreadable` as `checkRows` does.
 */
export async function readSnapshot(text: string): Promise<TableRows> {
  const parsed = v.safeParse(contents, parse(text))
  if (!parsed.success) throw unreadable('It is no snapshot.')
  const { version, tables } = parsed.output
  if (version > currentVersion)
    throw new ActionError('snapshot-newer', `It is of version ${version}.`)
  const upgraded = await upgradeTables(version, tables).catch((error: unknown) => {
    throw unreadable(String(error))
  })
  return checkRows(upgraded)
}

import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type TableRows, tableSchemas } from '../tables.ts'
import { currentVersion } from '../versions.ts'
import { isKept } from './snapshot-text.ts'
import { upgradeTables } from './upgrade-tables.ts'

const decode = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer

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

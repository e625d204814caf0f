import { Dexie, type DBCore, type DBCoreTable } from 'dexie'
import * as v from 'valibot'
import { leftOut } from './left-out.ts'
import { type CheckedTable, checkedTables, type TableName, tableSchemas } from './tables.ts'

/** Returns whether a row matches its table's schema, so that screens and actions can use it. */
export const isReadable = (table: TableName, row: unknown): boolean =>
  v.is(tableSchemas[table], row)

/**
 * Returns whether a value lists rows with their tables, all of which may be removed or restored.
 */
export const areMendable = (rows: unknown): boolean =>
  v.is(v.array(v.object({ table: v.picklist(checkedTables) })), rows) &&
  rows.every(({ table }) => table !== 'activityLog')

/** Transactions whose reads include unreadable rows. */
const raw = new WeakSet<object>()

/**
 * Includes unreadable rows in the current transaction's reads, so that they can be counted and
 * removed.
 */
export function readAsStored(): void {
  const { idbtrans } = Dexie.currentTransaction ?? {}
  if (!idbtrans) throw new Error('Only a transaction can read rows as they are stored.')
  raw.add(idbtrans)
}

function readableOnly(table: DBCoreTable, name: CheckedTable): DBCoreTable {
  const passes = ({ trans }: { trans: object }, row: unknown) => {
    if (raw.has(trans) || row === undefined || isReadable(name, row)) return true
    if (name !== 'activityLog') leftOut.note(name, row)
    return false
  }
  return {
    ...table,
    get: (request) => table.get(request).then((row) => (passes(request, row) ? row : undefined)),
    getMany: (request) =>
      table
        .getMany(request)
        .then((rows) => rows.map((row: unknown) => (passes(request, row) ? row : undefined))),
    query: (request) =>
      table.query(request).then(({ result }) => {
        if (!request.values) return { result }
        const readable = result.filter((row: unknown) => passes(request, row))
        if (readable.length === result.length || !Number.isFinite(request.limit ?? Infinity))
          return { result: readable }
        // Further rows replace those left out.
        return table.query({ ...request, limit: Infinity }).then((all) => ({
          result: all.result.filter((row: unknown) => passes(request, row)).slice(0, request.limit),
        }))
      }),
    openCursor: (request) =>
      table.openCursor(request).then((cursor) => {
        if (!cursor || !request.values) return cursor
        const start = cursor.start.bind(cursor)
        cursor.start = (onNext) =>
          start(() => (passes(request, cursor.value) ? onNext() : cursor.continue()))
        return cursor
      }),
  }
}

/**
 * Filters rows that don't match their schemas out of everything the database reads: one bad row
 * would break every screen showing it. Call it before opening the database.
 */
export function leaveOutUnreadable(db: Dexie): void {
  const checked: ReadonlySet<string> = new Set(checkedTables)
  db.use({
    stack: 'dbcore',
    name: 'readable',
    level: -1,
    create: (core: DBCore) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return checked.has(name) ? readableOnly(table, name as CheckedTable) : table
      },
    }),
  })
}

import { Dexie, type DBCore, type DBCoreTable, type Table } from 'dexie'
import * as v from 'valibot'
import type { Part } from './database.ts'
import { leftOut } from './left-out.ts'
import { tableSchemas, type TableName } from './tables.ts'

/**
 * The tables whose rows are read only as their schemas know them. Not the counters and the mark of the seed, which are
 * never to be taken away, and not files, which belong to their documents: what reads those looks at the row itself.
 */
export const checkedTables = [
  'merchants',
  'merchantNotes',
  'documents',
  'directors',
  'transactions',
  'paymentLinks',
  'paymentMethods',
  'fees',
  'merchantFees',
  'users',
  'adminUsers',
  'teamMembers',
  'roles',
  'activityLog',
  'reportTemplates',
  'openingFigures',
  'notifications',
  'invoices',
  'bankAccounts',
  'payouts',
  'payoutSettings',
  'reports',
  'customReports',
  'reportSchedules',
  'platformReports',
  'messages',
  'apps',
  'webhooks',
  'webhookEvents',
  'apiRequests',
  'testPayments',
  'userGroups',
  'accounts',
  'devices',
  'subscriptions',
  'planInvoices',
  'systemSettings',
  'cases',
  'disputes',
  'sessions',
  'signInAttempts',
  'demoSettings',
] as const satisfies TableName[]
export type CheckedTable = (typeof checkedTables)[number]

/** Those whose unreadable rows may be taken away or put back. Nothing is ever taken from the log: its check names them. */
export type MendableTable = Exclude<CheckedTable, 'activityLog'>

/** Returns a table of rows of whatever kind, by their ids. */
export const checkedTable = (db: Part<CheckedTable>, name: CheckedTable): Table<object, string> =>
  db[name] as unknown as Table<object, string>

/** Returns whether a row matches its table's schema, so that screens and actions can use it. */
export const isReadable = (table: TableName, row: unknown): boolean =>
  v.is(tableSchemas[table], row)

/** Rows that are named with their tables, all of which may be mended. */
export const areMendable = (rows: unknown): boolean =>
  v.is(v.array(v.object({ table: v.picklist(checkedTables) })), rows) &&
  rows.every(({ table }) => table !== 'activityLog')

/** Transactions that read rows as they lie there. */
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
        // Others take the place of those that are left out.
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

import type { PaidDatabase } from '#db/database.ts'
import type { TableName } from '#db/tables.ts'
import type { Exercise } from '#seed/exercises.ts'
import { isCounted, isMade, meets, valuesAt } from '#seed/meets-check.ts'
import { type Check, CheckError, readCheck } from '#seed/read-check.ts'
import {
  follows,
  freeTexts,
  type Row,
  type SomeRows,
  type Telling,
  telling,
  valueAt,
} from '../running/by-hand.ts'
import { leftOver, marksOf } from '../running/left-over.ts'
import { actsSince } from '../running/progress.ts'

/** The tables whose changes are proposed as lines. */
const proposedTables = Object.keys(telling) as TableName[]

/** Fields that hold when something happened: that it did is said, not when. */
const isMoment = (field: string, value: unknown): boolean =>
  typeof value === 'string' && /(?:At|Date)$/.test(field) && /^\d{4}-\d\d-\d\dT/.test(value)

/** Returns a value as a line has it; null for one that no line can have. */
function written(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string' || value.includes('"') || value === '') return null
  return /^[\w@.+-]+$/.test(value) && value !== 'null' ? value : JSON.stringify(value)
}

/** Returns what a line says of a field of a row; null for a field that no line can say. */
function conditionOf(row: Row, field: string): string | null {
  const value = valueAt(row, field)
  if (value === '') return null
  if (
    value !== null &&
    (isMoment(field, value) || freeTexts.has(field) || typeof value === 'object')
  )
    return `${field} != null`
  const word = value === null ? 'null' : written(value)
  return word === null ? null : `${field} = ${word}`
}

/** Names a row of before the start: a payment by its reference, since its number follows the date. */
function nameOf(table: TableName, row: Row, before: readonly Row[]): string[] {
  if (table !== 'transactions') return [`id = ${written(row.id)}`]
  const reference = valueAt(row, 'reference')
  const alike = before.filter((each) => valueAt(each, 'reference') === reference)
  const fields =
    alike.length === 1 && written(reference) !== null ? ['reference'] : ['customer', 'amount']
  return [...fields, 'currency'].flatMap((field) => conditionOf(row, field) ?? [])
}

/** The most conditions of a line: more of them would be hard to read. */
const mostConditions = 6
/** The longest line, in characters. */
const longestLine = 200

function lineOf(table: TableName, conditions: readonly string[], ending: string): string {
  const kept = [...new Set(conditions)].slice(0, mostConditions)
  const line = () =>
    [table, kept.length > 0 && `where ${kept.join(' and ')}`, ending].filter(Boolean).join(' ')
  while (line().length > longestLine && kept.length > 1) kept.pop()
  return line()
}

/** Returns the lines for rows that are new, those that are alike together. */
function linesOfNew(
  table: TableName,
  { fields, sum, settles }: Telling,
  rows: readonly Row[],
): string[] {
  const isRefund = (row: Row) => table === 'transactions' && valueAt(row, 'type') === 'refund'
  const sumOf = (row: Row) => (isRefund(row) ? 'amount' : sum)
  const isSaid = (row: Row, field: string) => {
    if (field === 'status')
      return !settles || (!isRefund(row) && valueAt(row, field) === 'successful')
    // How a refund is paid follows from its payment, and whoever pays a link types a name.
    if (field === 'paymentMethod') return !isRefund(row)
    return field !== 'customer' || valueAt(row, 'linkId') === null
  }
  const groups = new Map<string, { conditions: string[]; sum: string | undefined; rows: Row[] }>()
  for (const row of rows) {
    const adds = sumOf(row)
    const conditions = fields
      .filter(
        (field) =>
          field !== adds &&
          isSaid(row, field) &&
          valueAt(row, field) !== null &&
          valueAt(row, field) !== 0,
      )
      .flatMap((field) => conditionOf(row, field) ?? [])
    const key = conditions.join(' and ')
    const group = groups.get(key) ?? { conditions, sum: adds, rows: [] }
    groups.set(key, group)
    group.rows.push(row)
  }
  return [...groups.values()].map((group) => {
    const { sum: adds } = group
    const total =
      adds === undefined ? 0 : group.rows.reduce((all, row) => all + Number(valueAt(row, adds)), 0)
    return lineOf(
      table,
      group.conditions,
      adds === undefined ? `count = ${group.rows.length}` : `sum ${adds} = ${total}`,
    )
  })
}

/** Returns the lines for rows that were there and have changed; no other row may be changed so. */
function linesOfChanged(
  table: TableName,
  { fields }: Telling,
  pairs: readonly (readonly [Row, Row])[],
  before: readonly Row[],
): string[] {
  const changes = pairs.flatMap(([was, row]) => {
    const changed = fields.filter((field) => {
      const [old, now] = [was, row].map((each) => JSON.stringify(valuesAt(each, field.split('.'))))
      return old !== now
    })
    const said = changed.flatMap((field) => conditionOf(row, field) ?? [])
    return said.length > 0 ? [{ row, said }] : []
  })
  const [only, ...others] = changes
  const lines = changes.map(({ row, said }) =>
    lineOf(table, [...nameOf(table, row, before), ...said], 'count = 1'),
  )
  if (only && others.length === 0 && table !== 'transactions' && before.length > 1)
    lines.push(lineOf(table, [`id != ${written(only.row.id)}`, ...only.said], 'none'))
  return lines
}

/** Returns what a line says of the rows now and of those at the start. */
function countedSince(check: Check, before: SomeRows, now: SomeRows): readonly Row[] {
  const old = new Set(
    (before[check.table] ?? []).filter((row) => isCounted(check, row)).map(({ id }) => id),
  )
  return (now[check.table] ?? []).filter((row) => !old.has(row.id) && isCounted(check, row))
}

/** What can be said of a line before a class gets it. */
export interface LineState {
  line: string
  /** What is wrong with it, and what would be right. */
  problem?: string
  /** It holds as of what was done since the start; undefined if nothing was tried. */
  holds?: boolean
  /** It holds already before anything is done. */
  heldBefore?: boolean
}

/** Returns whether a line can be read, holds now, and held before anything was done. DEMO-15. */
export function lineState(line: string, tried?: { before: SomeRows; now: SomeRows }): LineState {
  try {
    const check = readCheck(line)
    const heldBefore = meets(check, [])
    if (!tried) return { line, heldBefore }
    return { line, heldBefore, holds: meets(check, countedSince(check, tried.before, tried.now)) }
  } catch (error) {
    if (error instanceof CheckError) return { line, problem: error.message }
    throw error
  }
}

/**
 * Returns lines that hold for what was done since the start and did not before, in the language of the
 * exercises. Payments that arrived by themselves are left out. DEMO-15.
 */
export function proposedChecks(before: SomeRows, now: SomeRows): string[] {
  const lines = proposedTables.flatMap((table) => {
    const told = telling[table]
    if (!told) return []
    const old = new Map((before[table] ?? []).map((row) => [row.id, row]))
    const rows = (now[table] ?? []).filter((row) => isMade({ table }, row) && !follows(table, row))
    const pairs = rows.flatMap((row) => {
      const was = old.get(row.id)
      return was ? [[was, row] as const] : []
    })
    return [
      ...linesOfNew(
        table,
        told,
        rows.filter(({ id }) => !old.has(id)),
      ),
      ...linesOfChanged(table, told, pairs, before[table] ?? []),
    ]
  })
  return lines.filter((line) => lineState(line, { before, now }).holds)
}

/** Returns the lines that can be read. */
const readable = (lines: readonly string[]): Check[] =>
  lines.flatMap((line) => {
    try {
      return [readCheck(line)]
    } catch {
      return []
    }
  })

/**
 * Returns, by name, what was changed since the start beside what lines ask for: while it is left, an exercise with these
 * lines isn't solved. DEMO-15.
 */
export function besideLines(
  lines: readonly string[],
  { before, now, startedAt }: { before: SomeRows; now: SomeRows; startedAt: string },
): string[] {
  const checks = readable(lines)
  const counted = checks.map((check) => {
    const rows = (before[check.table] ?? []).filter((row) => isCounted(check, row))
    return [check.line, rows.map(({ id }) => id)]
  })
  const started = {
    startedAt,
    before: { ...Object.fromEntries(counted), ...marksOf(checks, before) },
  }
  return leftOver(checks, started, now).map(({ name }) => name)
}

/** Returns the rows of the tables whose changes are proposed, and of those that lines name. */
export async function rowsNow(db: PaidDatabase, lines: readonly string[]): Promise<SomeRows> {
  const named = readable(lines).map(({ table }) => table)
  const tables = [...new Set([...proposedTables, ...named])]
  const rows = await Promise.all(
    tables.map(async (table) => [table, await db.table(table).toArray()]),
  )
  return Object.fromEntries(rows) as SomeRows
}

/** Returns the acts since the start, as the log names them, without those of the platform's staff if they aren't its work. */
export async function actNames(
  db: PaidDatabase,
  { side }: Pick<Exercise, 'side'>,
  startedAt: string,
): Promise<string[]> {
  const staff = new Set((await db.adminUsers.toArray()).map(({ name }) => name))
  const lines = await actsSince(db, { startedAt })
  const own = lines.filter(({ user }) => side === 'console' || !staff.has(user))
  return [...new Set(own.map(({ action }) => action))]
}

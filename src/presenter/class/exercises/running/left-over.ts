import { paymentMethodIds } from '#db/payments/schemas.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import type { TableName } from '#db/tables.ts'
import { formatMoney } from '#db/text/format.ts'
import { isCounted, isMade, meets, valuesAt } from '#seed/meets-check.ts'
import type { Check } from '#seed/read-check.ts'
import { isCurrency, nameOf } from '#seed/why-not.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { follows, type Row, type SomeRows, telling, valueAt } from './by-hand.ts'

/** What was changed by hand since the start, and is none of what a check asks for. */
export interface LeftOver {
  table: TableName
  id: string
  /** What it is called, with its amount: `Gift voucher, $250.00`. */
  name: string
  /** The business whose paper it is. */
  merchantId?: string
  /** Nobody can take it back: money that moved, and what the other side was told. */
  isFinal: boolean
}

/** When an exercise was started, and what was there. */
export type Started = Pick<RunningExercise, 'before' | 'startedAt'>

/** Returns whether a line asks for something to be done, rather than left alone. */
export const isAsking = (check: Check): boolean => !meets(check, [])

/** Tables in which nothing is taken back. */
export const finalTables: ReadonlySet<TableName> = new Set<TableName>([
  'cases',
  'disputes',
  'notifications',
  'transactions',
])

/** Returns whether a row can no longer be taken back: one of these tables, and a payout that was sent. */
export const isPast = (table: TableName, row: Row): boolean =>
  table === 'payouts'
    ? !['pending', 'cancelled', 'failed'].includes(String(valueAt(row, 'status')))
    : finalTables.has(table) && valueAt(row, 'status') !== 'pending'

/** What somebody made in these tables is known by its time; it is not compared with the start. */
const madeSince: Partial<Record<TableName, (row: Row, startedAt: string) => boolean>> = {
  notifications: (row, startedAt) =>
    valueAt(row, 'kind') === 'information-requested' && isAtLeast(row, 'createdAt', startedAt),
  transactions: (row, startedAt) =>
    isMade({ table: 'transactions' }, row) &&
    // Nothing is left of a payment that failed, or was given back.
    ['successful', 'pending'].includes(String(valueAt(row, 'status'))) &&
    ((isAtLeast(row, 'date', startedAt) &&
      ['payment', 'refund'].includes(String(valueAt(row, 'type')))) ||
      isRetried(row, startedAt)),
}

const isAtLeast = (row: Row, field: string, at: string) => String(valueAt(row, field)) >= at

const isRetried = (row: Row, startedAt: string) =>
  valuesAt(row, ['history']).some((step) => {
    const { at, note } = (step as { at?: string; note?: string } | null) ?? {}
    return note === 'Retried' && String(at) >= startedAt
  })

/** Returns whether a row is, as it is now, somebody's work: not taken back, and not come by itself. */
function isStanding(table: TableName, row: Row): boolean {
  if (follows(table, row)) return false
  if (table === 'payouts')
    return (
      valueAt(row, 'automatic') !== true &&
      !['cancelled', 'failed'].includes(String(valueAt(row, 'status')))
    )
  if (table === 'reports') return valueAt(row, 'scheduleId') === null
  return table !== 'invoices' || valueAt(row, 'voidedAt') === null
}

/** Statuses to which rows come by themselves, or by a look, as what they were. */
const sameAs: Readonly<Record<string, string>> = {
  expired: 'active',
  review: 'evidence',
  UNDER_REVIEW: 'PENDING',
}

/** Returns a row by what people change of it, so that it can be compared. */
function markOf(table: TableName, row: Row): string {
  const { fields = [], settles } = telling[table] ?? {}
  const values = fields
    .filter((field) => !settles || field !== 'status')
    .map((field) => valuesAt(row, field.split('.')))
    .map((each) => each.map((value) => sameAs[String(value)] ?? value))
  return `${row.id} ${JSON.stringify(values)}`
}

const idOf = (mark: string): string => mark.slice(0, mark.indexOf(' '))

/** Returns the ids of the rows of a table that were there at the start and were changed by hand. */
export function changedOf(
  table: TableName,
  { before }: Pick<Started, 'before'>,
  rows: readonly Row[],
): string[] {
  const marks = new Map((before[table] ?? []).map((mark) => [idOf(mark), mark]))
  const isChanged = (row: Row) => marks.has(row.id) && marks.get(row.id) !== markOf(table, row)
  return rows.filter(isChanged).map(({ id }) => id)
}

/** Returns the ids of the rows of a table that somebody has made since the start, as far as they are compared with it. */
export function madeOf(
  table: TableName,
  { before }: Pick<Started, 'before'>,
  rows: readonly Row[],
): string[] {
  const marks = before[table]
  if (!marks) return []
  const old = new Set(marks.map(idOf))
  return rows.filter((row) => !old.has(row.id) && isStanding(table, row)).map(({ id }) => id)
}

/** Returns what a row of the start was called: by the first field that tells it from another. */
function nameOfMark(marks: readonly string[] | undefined, id: string): string {
  const mark = marks?.find((each) => idOf(each) === id) ?? ''
  const [[first] = []] = JSON.parse(mark.slice(id.length + 1) || '[]') as unknown[][]
  return typeof first === 'string' ? first : id
}

/** Returns the tables whose rows lines ask for, and in which nothing else may be changed. */
export const kindsOf = (checks: readonly Check[]): TableName[] => {
  const asked = new Set(checks.filter(isAsking).map(({ table }) => table))
  return [...asked].filter((table) => table in telling || table in madeSince)
}

/** Returns the rows of the start as they are compared later, by their table. */
export function marksOf(checks: readonly Check[], rows: SomeRows): Record<string, string[]> {
  const kept = kindsOf(checks).filter((table) => !(table in madeSince))
  return Object.fromEntries(
    kept.map((table) => [table, (rows[table] ?? []).map((row) => markOf(table, row))]),
  )
}

/** Returns the ids of the rows of a table at the start, as far as they are compared. */
export const idsAtStart = (table: TableName, { before }: Pick<Started, 'before'>): string[] =>
  (before[table] ?? []).map(idOf)

/** Returns the ids of the rows of a table that were there at the start and are gone. */
export function goneOf(
  table: TableName,
  started: Pick<Started, 'before'>,
  rows: readonly Row[],
): string[] {
  const ids = new Set(rows.map(({ id }) => id))
  return idsAtStart(table, started).filter((id) => !ids.has(id))
}

/** Returns the rows of the start that are gone, other than those that lines name, with what they were called. */
export function goneRows(
  checks: readonly Check[],
  table: TableName,
  started: Pick<Started, 'before'>,
  rows: readonly Row[],
): { id: string; name: string }[] {
  const isOwn = (id: string) =>
    checks.some(
      (check) =>
        check.table === table &&
        check.where.some(({ field, is, value }) => field === 'id' && is === '=' && value === id),
    )
  return goneOf(table, started, rows)
    .filter((id) => !isOwn(id))
    .map((id) => ({ id, name: nameOfMark(started.before[table], id) }))
}

/** What tells rows of a table from others of the same name. */
const telltale: Partial<Record<TableName, readonly string[]>> = {
  invoices: ['number'],
  reportSchedules: ['frequency', 'format', 'recipients'],
  reports: ['format', 'range'],
}

/** Returns what a row is called, with its amount, and how it was paid, where it has them. */
function shownName(table: TableName, row: Row): string {
  const [amount, currency] = [valueAt(row, 'amount'), valueAt(row, 'currency')]
  const money =
    typeof amount === 'number' && isCurrency(currency) ? formatMoney(amount, currency) : ''
  const method = paymentMethodIds.find((id) => id === valueAt(row, 'paymentMethod'))
  const more = (telltale[table] ?? []).map((field) => {
    const value = valueAt(row, field)
    if (typeof value !== 'string') return ''
    return field === 'format' ? value.toUpperCase() : value
  })
  const paidBy = table === 'transactions' && method ? methodTiles[method].name : ''
  return [nameOf(table, row), money, paidBy, ...more].filter(Boolean).join(', ')
}

/** Returns whether a line counts a row that it did not count at the start. */
export const countsNow = (check: Check, { before }: Started, row: Row): boolean =>
  isCounted(check, row) && !before[check.line]?.includes(row.id)

/**
 * Returns what was changed by hand since the start in the tables that lines ask for, and isn't what they ask for: wrong
 * work of the same kind that was left. What was put back as it was, or cancelled, is not. DEMO-15.
 */
export function leftOver(checks: readonly Check[], started: Started, rows: SomeRows): LeftOver[] {
  const { before, startedAt } = started
  const asking = checks.filter(isAsking)
  return kindsOf(checks).flatMap((table) => {
    const all = rows[table] ?? []
    const own = asking.filter((check) => check.table === table)
    const marks = before[table]
    const since = madeSince[table]
    if (!since && !marks) return []
    const known = new Set(marks)
    const isChanged = (row: Row) =>
      since ? since(row, startedAt) : isStanding(table, row) && !known.has(markOf(table, row))
    const changed = all
      .filter((row) => isChanged(row) && !own.some((check) => countsNow(check, started, row)))
      .map((row) => ({
        table,
        id: row.id,
        name: shownName(table, row),
        ...(table === 'documents' && { merchantId: String(valueAt(row, 'merchantId')) }),
        isFinal: isPast(table, row),
      }))
    const gone = goneRows(checks, table, started, all).map(({ id, name }) => ({
      table,
      id,
      name: `${name} (deleted)`,
      isFinal: true,
    }))
    return [...changed, ...gone]
  })
}

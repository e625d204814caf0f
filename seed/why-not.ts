import { type Currency, currencies } from '#db/money.ts'
import type { TableName } from '#db/tables.ts'
import { amountOf, isCounted, isMade, meets, unmetOf, valuesAt } from './meets-check.ts'
import type { Check, Condition } from './read-check.ts'

type Row = object & { id: string }

/** A field that is not yet as a check asks: what it is in the nearest row, and what it must be. */
export interface Wrong {
  field: string
  is: unknown[]
  wanted: Condition['value']
  /** It is enough that its text contains what is wanted. */
  contains?: true
}

/** What a line of a check still lacks. */
export type Lack = (
  | /** The platform's staff did it, whose work it isn't. */
    { kind: 'by-staff' }
  /** Nothing near it was done. */
  | { kind: 'nothing' }
  /** What it asks for was deleted. */
  | { kind: 'gone' }
  /** So much of a sum, in minor units where it is money. */
  | { kind: 'part'; field: string; is: number; wanted: number; currency?: Currency }
  /** The nearest row, by its fields that are right and those that are not. */
  | { kind: 'differs'; right: string[]; wrong: Wrong[]; currency?: Currency }
  /** Rows that should not be, or not so many of them. */
  | { kind: 'too-many'; names: string[]; wanted: number }
) & {
  /** When that was done of which it tells; the newest is told. */
  at?: string
  /** It can't be put right: only starting over helps. */
  isFinal?: true
}

interface State {
  /** All rows of the check's table. */
  rows: readonly Row[]
  /** The ids of those that it counted at the start. */
  before: ReadonlySet<string>
  startedAt: string
  /** The ids of those that were there at the start and are gone. */
  gone?: ReadonlySet<string>
  /** The ids of those that were there at the start, and that somebody has changed. */
  changed?: ReadonlySet<string>
  /** The ids of those that somebody has made since, of tables whose rows don't say when. */
  made?: ReadonlySet<string>
}

const moments = [
  'createdAt',
  'createdDate',
  'date',
  'requestedAt',
  'openedAt',
  'invitedAt',
  'timestamp',
]

/** Where rows say when they were changed last. */
const changes = ['history.at', 'updatedAt', 'lastModifiedDate', 'reviewedAt', 'editedAt']

/** Returns the latest of some moments of a row; '' for one that has none. */
const latestOf = (row: Row, fields: readonly string[]): string =>
  fields
    .flatMap((field) => valuesAt(row, field.split('.')))
    .filter((at) => typeof at === 'string')
    .reduce((latest, at) => (at > latest ? at : latest), '')

/** Returns when a row was made or changed last. */
const momentOf = (row: Row): string => latestOf(row, [...moments, ...changes])

const isSince = (row: Row, startedAt: string): boolean => latestOf(row, moments) >= startedAt

/** Fields whose value alone names a row. */
const naming = new Set(['id', 'reference'])

/** Fields that say nothing of a row's own as long as it was left alone. */
const resting = new Set(['status', 'approvalStatus', 'enabled', 'draft'])

/** Returns whether a field of a row from before the start shows that somebody was at work on it. */
const isTelling = ({ field, is }: Condition, row: Row, isChanged: boolean): boolean =>
  is !== '!=' &&
  (isChanged || !resting.has(field)) &&
  valuesAt(row, field.split('.')).every((value) => ![null, 'none', 0, ''].includes(value as null))

/** What rows are called that have no name, and are one of their kind. */
const called: Partial<Record<TableName, string>> = { payoutSettings: 'automatic payouts' }

/** Returns what a row is called, by the first of these that it has. */
export const nameOf = (table: TableName, row: Row): string =>
  called[table] ??
  ['name', 'request', 'customer', 'customer.name', 'destination', 'paymentMethod', 'recipients']
    .flatMap((field) => valuesAt(row, field.split('.')))
    .find((value) => typeof value === 'string') ??
  row.id

/** Returns whether a value is the name of a currency. */
export const isCurrency = (value: unknown): value is Currency =>
  currencies.some((each) => each === value)

function currencyOf({ where }: Check, row?: Row): { currency?: Currency } {
  const own = row && valuesAt(row, ['currency'])[0]
  const asked = where.find(({ field }) => field === 'currency')?.value
  return isCurrency(own) ? { currency: own } : isCurrency(asked) ? { currency: asked } : {}
}

/**
 * Returns the row that is nearest to what a check asks, of those made since the start and the one it names; the newest of
 * several.
 */
function nearest(check: Check, { rows, before, startedAt, changed, made }: State) {
  const names = check.where.filter(({ field, is }) => naming.has(field) && is === '=')
  const isNamed = (row: Row) =>
    names.every(({ field, value }) => valuesAt(row, [field])[0] === value)
  const isNear = (row: Row, unmet: readonly Condition[]) =>
    isSince(row, startedAt) ||
    made?.has(row.id) === true ||
    (names.length > 0 && unmet.every((each) => isTelling(each, row, changed?.has(row.id) ?? false)))
  return rows
    .filter((row) => isMade(check, row) && !before.has(row.id) && isNamed(row))
    .map((row) => ({ row, unmet: unmetOf(check, row) }))
    .filter(({ row, unmet }) => unmet.length < check.where.length && isNear(row, unmet))
    .sort(
      (one, other) =>
        one.unmet.length - other.unmet.length || (momentOf(other.row) > momentOf(one.row) ? 1 : -1),
    )[0]
}

/** The most rows of which some are looked for that add up to what is asked for. */
const mostAdded = 12

/** Returns how few of some amounts add up to a sum; undefined where none do. */
function fewestOf(amounts: readonly number[], wanted: number): number | undefined {
  if (amounts.length > mostAdded) return undefined
  const counts = new Map([[0, 0]])
  for (const amount of amounts) {
    const before = [...counts]
    for (const [sum, count] of before) {
      const known = counts.get(sum + amount)
      if (known === undefined || known > count + 1) counts.set(sum + amount, count + 1)
    }
  }
  return counts.get(wanted)
}

/**
 * Returns what a line of a check still lacks, as of the rows of its table; null once it holds. Only
 * rows that it names or that were made since the start are compared. DEMO-15.
 */
export function whyNot(check: Check, state: State): Lack | null {
  const counted = state.rows.filter((row) => !state.before.has(row.id) && isCounted(check, row))
  if (meets(check, counted)) return null
  const { sum, value: wanted, where } = check
  const at = counted.map(momentOf).sort().at(-1) ?? ''
  const names = counted.map((row) => nameOf(check.table, row))
  if (sum !== undefined && counted.length > 0) {
    const is = amountOf(check, counted)
    const enough = fewestOf(
      counted.map((row) => amountOf(check, [row])),
      wanted,
    )
    // What was asked for is there, and more of it.
    if (is > wanted && enough !== undefined) return { kind: 'too-many', names, wanted: enough, at }
    return { kind: 'part', field: sum, is, wanted, ...currencyOf(check), at }
  }
  if (counted.length > 0 && (check.is === '=' || check.is === '<=' || check.is === '<'))
    if (counted.length > wanted) return { kind: 'too-many', names, wanted, at }
  if (
    where.some(
      ({ field, is, value }) => field === 'id' && is === '=' && state.gone?.has(String(value)),
    )
  )
    return { kind: 'gone', isFinal: true }
  const near = nearest(check, state)
  // One that fits is there already, and another one is asked for.
  if (!near || near.unmet.length === 0) return { kind: 'nothing' }
  const { row, unmet } = near
  return {
    kind: 'differs',
    right: where.filter((each) => !unmet.includes(each)).map(({ field }) => field),
    wrong: unmet.map(({ field, is, value }) => ({
      field,
      is: valuesAt(row, field.split('.')),
      wanted: value,
      ...(is === 'has' && { contains: true as const }),
    })),
    ...currencyOf(check, row),
    at: momentOf(row),
  }
}

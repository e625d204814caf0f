import { type Currency, currencies } from '#db/money.ts'
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
export type Lack =
  /** The platform's staff did it, whose work it isn't. */
  | { kind: 'by-staff' }
  /** Nothing near it was done. */
  | { kind: 'nothing' }
  /** So much of a sum, in minor units where it is money. */
  | { kind: 'part'; field: string; is: number; wanted: number; currency?: Currency }
  /** The nearest row, by its fields that are right and those that are not. */
  | { kind: 'differs'; right: string[]; wrong: Wrong[]; currency?: Currency }
  /** Rows that should not be, or not so many of them. */
  | { kind: 'too-many'; names: string[]; wanted: number }

interface State {
  /** All rows of the check's table. */
  rows: readonly Row[]
  /** The ids of those that it counted at the start. */
  before: ReadonlySet<string>
  startedAt: string
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

const isSince = (row: Row, startedAt: string): boolean =>
  moments.some((name) =>
    valuesAt(row, [name]).some((at) => typeof at === 'string' && at >= startedAt),
  )

/** Fields whose value alone names a row. */
const naming = new Set(['id', 'reference'])

/** Fields that say nothing of a row's own as long as it was left alone. */
const resting = new Set(['status', 'approvalStatus', 'enabled', 'draft'])

/** Returns whether a field of a row from before the start shows that somebody was at work on it. */
const isTelling = ({ field, is }: Condition, row: Row): boolean =>
  is === '=' &&
  !resting.has(field) &&
  valuesAt(row, field.split('.')).every((value) => value !== null && value !== 'none')

const nameOf = (row: Row): string =>
  ['name', 'customer', 'request']
    .flatMap((field) => valuesAt(row, [field]))
    .find((value) => typeof value === 'string') ?? row.id

const isCurrency = (value: unknown): value is Currency => currencies.some((each) => each === value)

function currencyOf({ where }: Check, row?: Row): { currency?: Currency } {
  const own = row && valuesAt(row, ['currency'])[0]
  const asked = where.find(({ field }) => field === 'currency')?.value
  return isCurrency(own) ? { currency: own } : isCurrency(asked) ? { currency: asked } : {}
}

/** Returns the row that is nearest to what a check asks, of those made since the start and the one it names. */
function nearest(check: Check, { rows, before, startedAt }: State) {
  const names = check.where.filter(({ field, is }) => naming.has(field) && is === '=')
  const isNamed = (row: Row) =>
    names.every(({ field, value }) => valuesAt(row, [field])[0] === value)
  const isNear = (row: Row, unmet: readonly Condition[]) =>
    isSince(row, startedAt) || (names.length > 0 && unmet.every((each) => isTelling(each, row)))
  return rows
    .filter((row) => isMade(check, row) && !before.has(row.id) && isNamed(row))
    .map((row) => ({ row, unmet: unmetOf(check, row) }))
    .filter(({ row, unmet }) => unmet.length < check.where.length && isNear(row, unmet))
    .sort((one, other) => one.unmet.length - other.unmet.length)[0]
}

/**
 * Returns what a line of a check still lacks, as of the rows of its table; null once it holds. Only
 * rows that it names or that were made since the start are compared. DEMO-15.
 */
export function whyNot(check: Check, state: State): Lack | null {
  const counted = state.rows.filter((row) => !state.before.has(row.id) && isCounted(check, row))
  if (meets(check, counted)) return null
  const { sum, value: wanted, where } = check
  if (sum !== undefined && counted.length > 0) {
    const is = amountOf(check, counted)
    return { kind: 'part', field: sum, is, wanted, ...currencyOf(check) }
  }
  if (counted.length > 0 && (check.is === '=' || check.is === '<=' || check.is === '<'))
    if (counted.length > wanted) return { kind: 'too-many', names: counted.map(nameOf), wanted }
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
  }
}

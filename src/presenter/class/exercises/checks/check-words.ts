import { type Currency } from '#db/money.ts'
import type { TableName } from '#db/tables.ts'
import { parsePercent, parsePrice, parseQuantity, parseWhole } from '#db/text/amount.ts'
import { visible } from '#db/text/typed-text.ts'
import {
  type Check,
  type CheckField,
  type Comparison,
  CheckError,
  fieldsOf,
  hasCurrency,
  readCheck,
} from '#seed/read-check.ts'
import { isCurrency } from '#seed/why-not.ts'
import { currencyIn, typedNumber, unitOf } from './field-names.ts'

/** How a field is compared: as the query says it, with `empty` for `= null`. */
type Manner = Comparison | 'has' | 'empty' | 'filled'

/** A condition in words: its field, how it is compared, and its value as people type it. */
export interface TypedCondition {
  key: string
  field: string
  manner: Manner
  /** All items of the field's list must be so. */
  only: boolean
  value: string
}

/** A line of a check in words. */
export interface TypedCheck {
  key: string
  table: TableName
  where: TypedCondition[]
  /** What is asked of the rows: some, none, so many, or so much of a field. */
  asks: 'some' | 'none' | 'count' | 'sum'
  /** What is added up; '' without. */
  sum: string
  is: Comparison
  value: string
}

let made = 0
const newKey = () => `check-${(made += 1)}`

const fieldsByTable = new Map<TableName, ReadonlyMap<string, CheckField>>()

/** Returns the fields of a table by their paths. */
export function fieldsIn(table: TableName): ReadonlyMap<string, CheckField> {
  const known = fieldsByTable.get(table)
  if (known) return known
  const fields = new Map(fieldsOf(table).map((field) => [field.path, field]))
  fieldsByTable.set(table, fields)
  return fields
}

const kindIn = (table: TableName, path: string): CheckField['kind'] =>
  fieldsIn(table).get(path)?.kind ?? 'presence'

/** Returns the currency of the rows that a line in words is about; undefined where it names none. */
export function currencyOf({ where }: Pick<TypedCheck, 'where'>): Currency | undefined {
  const named = where.find(({ field, manner }) => field === 'currency' && manner === '=')?.value
  return isCurrency(named) ? named : undefined
}

type Read<Value> = { value: Value; problem?: undefined } | { problem: string; value?: undefined }

/** Reads a number as it is typed in a field, into the units in which it is stored. */
export function readNumber(check: TypedCheck, path: string, typed: string): Read<number> {
  const unit = unitOf(check.table, path)
  const read = (value: number | undefined, problem: string | undefined): Read<number> =>
    value === undefined ? { problem: problem ?? '' } : { value }
  if (unit === 'money') {
    const { minor, error } = parsePrice(typed, currencyIn(path, currencyOf(check)) ?? 'USD')
    return read(minor, error)
  }
  if (unit === 'percent') {
    const { percent, error } = parsePercent(typed)
    return read(percent, error)
  }
  if (unit === 'quantity') {
    const { thousandths, error } = parseQuantity(typed)
    return read(thousandths, error)
  }
  return read(parseWhole(typed) ?? undefined, 'Enter a whole number, such as 3')
}

function readText(typed: string): Read<string> {
  const value = visible(typed)
  if (value === '') return { problem: 'Enter a value' }
  return value.includes('"') ? { problem: 'Leave out quotation marks' } : { value }
}

/** Returns a text as a line has it. */
const writtenText = (text: string): string =>
  /^[\w@.+-]+$/.test(text) && text !== 'null' ? text : `"${text}"`

/** Returns the value of a condition as a line has it, or what is wrong with it as it is typed. */
function readValue(check: TypedCheck, { field, manner, value }: TypedCondition): Read<string> {
  if (manner === 'empty' || manner === 'filled') return { value: 'null' }
  const kind = kindIn(check.table, field)
  if (kind === 'boolean') return { value }
  const read = kind === 'number' ? readNumber(check, field, value) : readText(value)
  if (read.problem !== undefined) return read
  return { value: typeof read.value === 'number' ? String(read.value) : writtenText(read.value) }
}

/** Returns what is wrong with the value of a condition as it is typed; undefined if nothing is. */
export const problemOf = (check: TypedCheck, condition: TypedCondition): string | undefined =>
  readValue(check, condition).problem

const readEnd = (check: TypedCheck): Read<number> =>
  check.asks === 'sum'
    ? readNumber(check, check.sum, check.value)
    : readNumber(check, 'count', check.value)

/** Returns what is wrong with how many or how much is asked for; undefined if nothing is. */
export const endProblemOf = (check: TypedCheck): string | undefined =>
  check.asks === 'some' || check.asks === 'none' ? undefined : readEnd(check).problem

/** Returns whether something of a line in words is still to be typed, so that it can't be read as a check. */
export const isUnfinished = (check: TypedCheck): boolean =>
  endProblemOf(check) !== undefined || check.where.some((each) => problemOf(check, each))

const operatorOf = (manner: Manner): string =>
  manner === 'empty' ? '=' : manner === 'filled' ? '!=' : manner

/** Returns a line in words as a query; one that is unfinished lacks its value there too, so that nothing takes it for a check. */
export function lineOf(check: TypedCheck): string {
  const { table, where, asks, sum, is } = check
  const conditions = where.map((each) =>
    [each.only && 'only', each.field, operatorOf(each.manner), readValue(check, each).value]
      .filter(Boolean)
      .join(' '),
  )
  const ends =
    asks === 'some' || asks === 'none'
      ? [asks]
      : [asks, asks === 'sum' && sum, is, readEnd(check).value?.toString()]
  return [table, conditions.length > 0 && `where ${conditions.join(' and ')}`, ...ends]
    .filter(Boolean)
    .join(' ')
}

function typedOf(read: Check): TypedCheck {
  const { table, sum = '', is, value } = read
  const asksFew = sum === '' && /\b(?:some|none)$/.test(read.line.trim())
  return {
    key: newKey(),
    table,
    where: read.where.map(({ field, is: operator, value: asked, only = false }) => {
      const isThere = asked === null && (operator === '=' || operator === '!=')
      return {
        key: newKey(),
        field,
        manner: isThere ? (operator === '=' ? 'empty' : 'filled') : operator,
        only,
        value:
          asked === null
            ? ''
            : typeof asked === 'number'
              ? typedNumber(table, field, asked)
              : String(asked),
      }
    }),
    asks: sum !== '' ? 'sum' : asksFew ? (value === 0 ? 'none' : 'some') : 'count',
    sum,
    is,
    value: typedNumber(table, sum || 'count', value),
  }
}

const sameAs = ({ line: _line, ...one }: Check, { line: _other, ...other }: Check): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns a line of a check in words; null for one that words can't say, or that can't be read. What it returns is the same
 * check as a query again. DEMO-15.
 */
export function wordsOf(line: string): TypedCheck | null {
  try {
    const read = readCheck(line)
    const typed = typedOf(read)
    return !isUnfinished(typed) && sameAs(readCheck(lineOf(typed)), read) ? typed : null
  } catch (error) {
    if (error instanceof CheckError) return null
    throw error
  }
}

/** Returns a line in words to begin with. */
export const blankCheck = (): TypedCheck => ({
  key: newKey(),
  table: 'transactions',
  where: [blankCondition('transactions', 'type')],
  asks: 'some',
  sum: '',
  is: '=',
  value: '1',
})

/** Returns the ways in which a field can be compared. */
export function mannersOf({ kind, isInList }: CheckField): { manner: Manner; only: boolean }[] {
  const of: Record<CheckField['kind'], readonly Manner[]> = {
    text: ['=', '!=', 'has', 'filled', 'empty'],
    number: ['=', '!=', '>', '>=', '<', '<=', 'filled', 'empty'],
    boolean: ['=', '!=', 'filled', 'empty'],
    choice: ['=', '!=', 'filled', 'empty'],
    presence: ['filled', 'empty'],
  }
  const any = of[kind].map((manner) => ({ manner, only: false }))
  return isInList ? [...any, ...any.map(({ manner }) => ({ manner, only: true }))] : any
}

function blankCondition(table: TableName, path: string): TypedCondition {
  const field = fieldsIn(table).get(path)
  const kind = field?.kind ?? 'presence'
  return {
    key: newKey(),
    field: path,
    // Nobody types an instant.
    manner: kind === 'presence' || /(?:At|Date)$/.test(path) ? 'filled' : '=',
    only: false,
    value: kind === 'choice' ? (field?.options[0] ?? '') : kind === 'boolean' ? 'true' : '',
  }
}

/** An amount needs its currency: a line that has one without is given it. */
function withCurrency(check: TypedCheck): TypedCheck {
  const { table, where, asks, sum } = check
  const fields = [...where.map(({ field }) => field), ...(asks === 'sum' ? [sum] : [])]
  const isMoney = fields.some((field) => unitOf(table, field) === 'money')
  if (!isMoney || !hasCurrency(table) || fields.includes('currency')) return check
  return { ...check, where: [...where, blankCondition(table, 'currency')] }
}

/** Returns a line in words with one more condition, on the first of some fields that it doesn't name yet. */
export function withCondition(check: TypedCheck, fields: readonly string[]): TypedCheck {
  const named = new Set(check.where.map(({ field }) => field))
  const field = fields.find((each) => !named.has(each)) ?? fields[0] ?? 'id'
  return withCurrency({ ...check, where: [...check.where, blankCondition(check.table, field)] })
}

/** Returns a line in words with another condition in place of the one of its key; a new field begins blank. */
export function withChanged(check: TypedCheck, changed: TypedCondition): TypedCheck {
  const where = check.where.map((each) => {
    if (each.key !== changed.key) return each
    return each.field === changed.field
      ? changed
      : { ...blankCondition(check.table, changed.field), key: each.key }
  })
  return withCurrency({ ...check, where })
}

/** Returns a line in words about other rows, whose fields are others. */
export const withTable = (check: TypedCheck, table: TableName): TypedCheck => ({
  ...check,
  table,
  where: [],
  ...(check.asks === 'sum' && { asks: 'some', sum: '' }),
})

/** Returns a line in words that asks for something else of its rows. */
export const withAsks = (check: TypedCheck, asks: TypedCheck['asks'], sum = ''): TypedCheck =>
  withCurrency({
    ...check,
    asks,
    sum,
    ...(asks !== check.asks && { is: '=' as const }),
    ...(asks === 'count' && { value: '1' }),
    ...(asks === 'sum' && check.sum !== sum && { value: '' }),
  })

export const withoutCondition = (check: TypedCheck, key: string): TypedCheck => ({
  ...check,
  where: check.where.filter((each) => each.key !== key),
})

import * as v from 'valibot'
import { tableSchemas, type TableName } from '#db/tables.ts'
import { either, reasonOf, shown } from './mistakes.ts'

export const comparisons = ['=', '!=', '<=', '>=', '<', '>'] as const
/** `has` finds the beginning of a word in a text, whatever its case. */
const operators = [...comparisons, 'has'] as const
export type Comparison = (typeof comparisons)[number]
type Operator = (typeof operators)[number]
type Value = string | number | boolean | null

/** What a field must be, such as `status = refunded`. */
export interface Condition {
  field: string
  is: Operator
  value: Value
  /** The list that the field is in, such as `lines` of `lines.quantity`. */
  list?: string
  /** All items of the list must be so, and there must be one. */
  only?: true
}

/** One line of an exercise's check: the rows that count, and how many or how much of them. */
export interface Check {
  line: string
  table: TableName
  where: Condition[]
  /** Adds up this field of the rows; counts them without. */
  sum?: string
  is: Comparison
  value: number
}

/** What is wrong with a line. */
export class CheckError extends Error {
  override name = 'CheckError'
}

interface Schema {
  type: string
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  options?: readonly (Schema | string)[]
}

const isSchema = (option: Schema | string): option is Schema => typeof option === 'object'

/** Returns a schema without what makes it optional, and a list as its items. */
function bare(schema: Schema): Schema {
  const inner = schema.wrapped ?? schema.item
  return inner ? bare(inner) : schema
}

const isList = ({ item, wrapped }: Schema): boolean =>
  item !== undefined || (wrapped !== undefined && isList(wrapped))

function entriesOf(schema: Schema): Record<string, Schema> {
  const { entries, options = [] } = bare(schema)
  if (entries) return entries
  const variants = options.filter(isSchema).map(entriesOf)
  const names = new Set(variants.flatMap((each) => Object.keys(each)))
  return Object.fromEntries(
    [...names].map((name) => {
      const schemas = new Set(variants.flatMap((each) => each[name] ?? []))
      const [only, ...others] = [...schemas] as unknown as [v.GenericSchema, ...v.GenericSchema[]]
      return [name, (others.length === 0 ? only : v.union([only, ...others])) as unknown as Schema]
    }),
  )
}

/** Returns the schema of a table's field, which may be a part of another, as `customer.name` is, and its list. */
function fieldOf(table: TableName, path: string): { schema: Schema; list: string | undefined } {
  let schema = tableSchemas[table] as unknown as Schema
  let list: string | undefined
  const names = path.split('.')
  for (const [at, name] of names.entries()) {
    const entries = entriesOf(schema)
    const next = Object.hasOwn(entries, name) ? entries[name] : undefined
    if (!next)
      throw new CheckError(
        `${shown(path)} is not a field of ${table}. Use ${either(Object.keys(entries))}`,
      )
    schema = next
    if (isList(schema)) list ??= names.slice(0, at + 1).join('.')
  }
  return { schema, list }
}

/** Returns a word of a line as the value that the field has, which its schema must take. */
function valueFor(schema: Schema, field: string, word: string): Value {
  const { type } = bare(schema)
  if (word === 'null') return null
  const isNumber = type === 'number' && /^-?\d+(?:\.\d+)?$/.test(word)
  const isBoolean = type === 'boolean' && (word === 'true' || word === 'false')
  const value = isNumber ? Number(word) : isBoolean ? word === 'true' : unquoted(word)
  const parsed = v.safeParse(bare(schema) as unknown as v.GenericSchema, value)
  if (!parsed.success) throw new CheckError(`${field}: ${reasonOf(parsed.issues[0])}`)
  return value
}

/** Returns whether rows of a table are amounts of a currency. */
export const hasCurrency = (table: TableName): boolean =>
  Object.hasOwn(entriesOf(tableSchemas[table] as unknown as Schema), 'currency')

/** What a line can say of a field: a text, a number, yes or no, one of some words, or only whether it is there. */
type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'presence'

/** A field of a table as a line names it. */
export interface CheckField {
  path: string
  kind: FieldKind
  /** What it can be, of a choice. */
  options: readonly string[]
  /** It is in a list, so that `only` can come before it. */
  isInList: boolean
}

/** Returns the words that a schema takes where it takes nothing else; undefined for any other. */
function optionsOf(schema: Schema & { literal?: unknown }): string[] | undefined {
  if (schema.type === 'literal')
    return typeof schema.literal === 'string' ? [schema.literal] : undefined
  const { type, options = [] } = schema
  if (type !== 'picklist' && type !== 'union') return undefined
  const all = options.map((each) => (isSchema(each) ? optionsOf(bare(each)) : [each]))
  return all.includes(undefined) ? undefined : [...new Set(all.flatMap((each) => each ?? []))]
}

function kindOf(schema: Schema): Pick<CheckField, 'kind' | 'options'> {
  const options = optionsOf(schema)
  if (options) return { kind: 'choice', options }
  const kinds = { string: 'text', number: 'number', boolean: 'boolean' } as const
  const kind = Object.hasOwn(kinds, schema.type) ? kinds[schema.type as keyof typeof kinds] : null
  return { kind: kind ?? 'presence', options: [] }
}

/** Returns the fields of a table that a line can name, in the order of its schema, those within a field after it. */
export function fieldsOf(table: TableName): CheckField[] {
  const within = (schema: Schema, before: string, wasInList: boolean): CheckField[] =>
    Object.entries(entriesOf(schema)).flatMap(([name, each]) => {
      const path = `${before}${name}`
      const isInList = wasInList || isList(each)
      return [{ path, isInList, ...kindOf(bare(each)) }, ...within(each, `${path}.`, isInList)]
    })
  return within(tableSchemas[table] as unknown as Schema, '', false)
}

const unquoted = (word: string) => (word.startsWith('"') ? word.slice(1, -1) : word)
const word = /"[^"]*"|[<>!]=|[=<>]|[^\s"=<>!]+/g

function wordsOf(line: string): string[] {
  const rest = line.replace(word, '').trim()
  if (rest !== '')
    throw new CheckError(
      rest.includes('"') ? 'a quotation mark is missing' : `${shown(rest)} is not expected here`,
    )
  return line.match(word) ?? []
}

const form =
  'A check is written as: table where field = value and … count = 1, sum field = 500, some or none'

/** Returns a check as its line says. Throws a `CheckError` that names the table, the field or the value. */
export function readCheck(line: string): Check {
  const words = wordsOf(line)
  const take = () => words.shift() ?? ''
  const operator = <O extends Operator>(after: string, allowed: readonly O[]): O => {
    const is = take()
    const found = allowed.find((each) => each === is)
    if (!found)
      throw new CheckError(
        `${is === '' ? 'nothing' : shown(is)} comes after ${after}. Use ${either(allowed)}`,
      )
    return found
  }
  const table = take()
  if (!Object.hasOwn(tableSchemas, table)) {
    const alike = Object.keys(tableSchemas).filter(
      (name) => name.slice(0, 2).toLowerCase() === table.slice(0, 2).toLowerCase(),
    )
    throw new CheckError(
      table === ''
        ? form
        : `${shown(table)} is not a table${alike.length > 0 ? `. Use ${either(alike)}` : ''}`,
    )
  }
  const name = table as TableName
  const where: Condition[] = []
  for (let joint = 'where'; words[0] === joint; joint = 'and') {
    take()
    const only = words[0] === 'only' && take() === 'only'
    const field = take()
    const { schema, list } = fieldOf(name, field)
    if (only && list === undefined)
      throw new CheckError(`${field} is not in a list, so only can’t come before it`)
    const is = operator(field, operators)
    if (words.length === 0) throw new CheckError(`${field} ${is} has no value`)
    if (is === 'has' && bare(schema).type !== 'string')
      throw new CheckError(`${field}: only texts can be searched with has`)
    const value = is === 'has' ? unquoted(take()) : valueFor(schema, field, take())
    if (is !== '=' && is !== '!=' && is !== 'has' && typeof value !== 'number')
      throw new CheckError(`${field}: only numbers can be compared with ${is}`)
    where.push({
      field,
      is,
      value,
      ...(list !== undefined && { list }),
      ...(only && { only }),
    })
  }
  const asks = take()
  const check = { line, table: name, where }
  const end = () => {
    if (words.length > 0) throw new CheckError(`${shown(words[0])} is not expected here. ${form}`)
  }
  if (asks === 'some' || asks === 'none') {
    end()
    return { ...check, is: asks === 'some' ? '>=' : '=', value: asks === 'some' ? 1 : 0 }
  }
  if (asks !== 'count' && asks !== 'sum')
    throw new CheckError(
      `${asks === '' ? 'The line ends' : `${shown(asks)} is there`} where count, sum, some or none is expected`,
    )
  const sum = asks === 'sum' ? take() : undefined
  if (sum !== undefined && bare(fieldOf(name, sum).schema).type !== 'number')
    throw new CheckError(`${sum} is not a number, and can’t be added up`)
  const is = operator(sum ?? 'count', comparisons)
  const number = take()
  if (!/^-?\d+$/.test(number))
    throw new CheckError(
      `${shown(number)} must be a whole number${sum === undefined ? '' : ', in cents for money'}`,
    )
  end()
  return { ...check, ...(sum !== undefined && { sum }), is, value: Number(number) }
}

import type * as v from 'valibot'
import { SeedError } from './seed-error.ts'

/** Returns where a mistake is: `seed/rows/merchants.json, row M-002, field status`. */
export const placeOf = (file: string, row: string | number, field: string): string =>
  `seed/rows/${file}, row ${row}${field && `, field ${field}`}`

/** Refuses the sample data for a single mistake. */
export function refuse(file: string, row: string, field: string, reason: string): never {
  throw new SeedError([`${placeOf(file, row, field)}: ${reason}`])
}

/** Returns a value as its file has it. */
export const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** Returns alternatives as words: `a, b or c`. */
export const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** What is wrong with a text or a list that has nothing. */
export const isEmpty = 'must not be empty'

const inCents = new Set([
  'amount',
  'fixedFee',
  'flatFee',
  'from',
  'paymentLimit',
  'to',
  'unitPrice',
  'usd',
  'zwl',
])

/** Returns what is wrong with a field, and what is allowed there. */
export function reasonOf(issue: v.BaseIssue<unknown>): string {
  const { type, input, expected, requirement, message, path } = issue
  // A schema's own message says all.
  if (!message.startsWith('Invalid ')) return message
  if (input === undefined) return 'is missing'
  const field = path?.at(-1)?.key
  const options = expected?.match(/"[^"]*"/g) ?? []
  const must = (what: string) => `${shown(input)} must be ${what}`
  const isMoney = typeof field === 'string' && inCents.has(field)
  const number = isMoney ? 'a whole number of cents: 1800 is 18.00' : 'a whole number'
  switch (type) {
    case 'picklist':
    case 'literal':
      return `${shown(input)} is not allowed. Use ${either(options)}`
    case 'string':
      return must('text in quotes')
    case 'number':
      return must(isMoney ? number : 'a number, without quotes')
    case 'safe_integer':
      return must(number)
    case 'boolean':
      return must('true or false, without quotes')
    case 'array':
    case 'tuple':
      return must('a list in [ ]')
    case 'strict_object':
    case 'record':
      return must('fields in { }')
    case 'min_value':
      return must(`at least ${String(requirement)}`)
    case 'max_value':
      return must(`at most ${String(requirement)}`)
    case 'max_length':
      return Array.isArray(input)
        ? `must list at most ${String(requirement)}`
        : `is too long. Use at most ${String(requirement)} characters`
    case 'min_length':
      return Array.isArray(input) && requirement !== 1
        ? `must list at least ${String(requirement)}`
        : isEmpty
    case 'length':
      return `must list ${String(requirement)}`
    case 'email':
      return `${shown(input)} is not an email address`
    case 'regex':
      // The only patterns without a message are those of readable ids.
      return must(`an id such as "${/[A-Z]+/.exec(String(requirement))?.[0]}-01"`)
    default:
      return `${shown(input)} is not allowed here`
  }
}

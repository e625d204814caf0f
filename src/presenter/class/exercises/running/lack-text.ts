import type { Currency } from '#db/money.ts'
import { countOf, formatMoney } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import type { Exercise } from '#seed/exercises.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { isCurrency, type Lack, type Wrong } from '#seed/why-not.ts'
import { longestLack, mostLacks, wrote } from '../results/kept-results.ts'
import { fieldNames, valueWords } from '../checks/field-names.ts'
import type { WrongTurn } from './wrong-turns.ts'

/** Returns what a field is where it has one value. */
const single = ({ is }: Wrong): unknown => (is.length === 1 ? is[0] : undefined)

const unique = (fields: readonly string[]): string[] => [
  ...new Set(fields.flatMap((field) => fieldNames[field] ?? [])),
]

const listed = new Intl.ListFormat('en')
const either = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * Returns the text of a single value that is not right yet, such as `Refunded $38.50 of $50.00`, where it can say what would
 * be right.
 */
function valueLackText(wrong: Wrong, currency: Currency | undefined): string | undefined {
  const { field, wanted } = wrong
  const is = single(wrong)
  if (typeof is !== 'number' || typeof wanted !== 'number') return undefined
  const [so, asked] = [is, wanted].map((value) => valueWords(field, value, { currency }))
  if (field === 'refunded') return `Refunded ${so} of ${asked}`
  return fieldNames[field] && `The ${fieldNames[field]} is ${so}, not ${asked}`
}

/** Returns a text that is no longer than a result may say. */
const cut = (text: string): string =>
  text.length <= longestLack ? text : `${text.slice(0, longestLack - 1)}…`

/** What a row is whose state isn't right, in place of its status alone. */
function stateLackText(wrong: readonly Wrong[]): string | undefined {
  if (wrong.some((each) => each.field === 'draft' && single(each) === true)) return 'Still a draft'
  const [first, ...more] = wrong
  const is = first && single(first)
  if (first?.field !== 'status' || more.length > 0 || typeof is !== 'string') return undefined
  const [so, asked] = [is, first.wanted].map((value) => valueWords('status', value).toLowerCase())
  return `The status is ${so}, not ${asked}`
}

/** Returns what a text lacks, and what it says, which the trainer reads. */
function wordsLackText(wrong: readonly Wrong[]): string | undefined {
  const [first] = wrong
  const is = first && single(first)
  if (!first || typeof is !== 'string' || !fieldNames[first.field]) return undefined
  if (!wrong.every(({ field, contains }) => contains && field === first.field)) return undefined
  const missing = wrong.map(({ wanted }) => `“${isolated(String(wanted))}”`)
  return cut(
    `The ${fieldNames[first.field]} doesn’t contain ${either.format(missing)}: “${isolated(is.replace(/\.$/, ''))}”`,
  )
}

/** Returns what a line of an exercise's check lacks, as a sentence without its full stop. DEMO-15. */
function lackText(lack: Lack): string {
  switch (lack.kind) {
    case 'by-staff':
      return 'Done in the console, by Paid’s staff'
    case 'gone':
      return 'Deleted'
    case 'nothing':
      return 'Not done yet'
    case 'too-many':
      return lack.wanted === 0
        ? `Changed, but not part of the task: ${listed.format(lack.names.map(isolated))}`
        : `Done ${countOf(lack.names.length, 'time')} instead of ${lack.wanted === 1 ? 'once' : lack.wanted}`
    case 'part': {
      const [is, wanted] = [lack.is, lack.wanted].map((value) =>
        valueWords(lack.field, value, { currency: lack.currency }),
      )
      return lack.is > lack.wanted ? `${is} instead of ${wanted}` : `${is} of ${wanted}`
    }
    case 'differs': {
      const { right, wrong, currency } = lack
      const [first, ...more] = wrong
      const text =
        stateLackText(wrong) ??
        wordsLackText(wrong) ??
        (first && more.length === 0 ? valueLackText(first, currency) : undefined)
      if (text) return text
      const missing = wrong.every(({ is }) => is.every((each) => each === null))
      const wrongNames = unique(wrong.map(({ field }) => field))
      if (wrongNames.length === 0) return 'Not done yet'
      if (missing) return `No ${listed.format(wrongNames)} yet`
      const [known] = unique(right).filter((name) => !wrongNames.includes(name))
      const says = `rong ${listed.format(wrongNames)}`
      return known ? `Right ${known}, w${says}` : `W${says}`
    }
  }
}

/** Returns what is told of what a step's lines lack: the newest of what was done. */
const toldOf = (lacks: readonly Lack[]): Lack | undefined =>
  lacks
    .filter(({ kind }) => kind !== 'nothing')
    .reduce<Lack | undefined>(
      (told, each) => (told === undefined || (each.at ?? '') > (told.at ?? '') ? each : told),
      undefined,
    ) ?? lacks[0]

/** Returns what a step lacks, as a sentence without its full stop, and what to do where nothing puts it right. */
export function stepLackText(lacks: readonly Lack[]): string | undefined {
  const told = toldOf(lacks)
  if (!told) return undefined
  return lacks.some(({ isFinal }) => isFinal) ? `${lackText(told)}. Start over` : lackText(told)
}

/** Returns a wrong turn as a sentence without its full stop. DEMO-15. */
export function wrongTurnText(turn: WrongTurn): string {
  const { action, target, difference, isMended, payment, amount } = turn
  const { field = '', value, currency } = difference ?? {}
  const shown = valueWords(field, value, { currency: isCurrency(currency) ? currency : undefined })
  const money = payment ?? amount
  const details = [
    difference && fieldNames[field] && `${fieldNames[field]}: ${shown}`,
    !difference && money && formatMoney(money.amount, money.currency),
    !difference && payment && methodTiles[payment.paymentMethod].name,
  ].filter(Boolean)
  // The act that put it right isn't what was wrong.
  const said = isMended
    ? `Wrong turn, put right: ${isolated(target)}`
    : `Wrong turn: ${action}, ${isolated(target)}`
  return cut(details.length > 0 ? `${said} (${details.join(', ')})` : said)
}

/** Returns whether a note on a result is a wrong turn. */
export const isWrongTurn = (note: string): boolean => note.startsWith('Wrong turn')

/** Returns what somebody wrote as a note for the trainer. DEMO-15. */
export const wroteText = (text: string): string =>
  cut(`${wrote}“${isolated(text.replace(/\s+/g, ' ').replace(/\.$/, ''))}”`)

/**
 * Returns what an exercise lacks as the sentences of its result, without their full stops: the steps' own where there are
 * several. DEMO-15.
 */
export function lacksOf({ steps }: Pick<Exercise, 'steps'>, lacks: readonly Lack[][]): string[] {
  const isOne = steps.filter(({ checks }) => checks.length > 0).length === 1
  const told = steps.flatMap(({ text }, at) => {
    const told = toldOf(lacks[at] ?? [])
    const says = told && lackText(told)
    return says === undefined ? [] : [cut(isOne ? says : `${text.replace(/\.$/, '')}: ${says}`)]
  })
  return told.slice(0, mostLacks)
}

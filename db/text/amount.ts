import {
  type Currency,
  currencyName,
  inCurrency,
  localSpelling,
  maxAmount,
  zwlPerUsd,
} from '../money.ts'
import type { AmountLimits } from '../payments/rules.ts'
import { displayCurrency, formatMoney, formatWhole } from './format.ts'
import { plainTyped } from './typed-text.ts'

/** What is wrong with an amount, in English. A payer may read it in another language. */
export const amountEnglish = {
  missing: 'Enter an amount, such as 100.00',
  notANumber: 'Use digits and a point, such as 100.00',
  tooSmall: 'Enter an amount greater than 0',
  decimals: 'Use at most 2 decimals',
  notPercent: 'Enter an amount, not a percentage',
  otherCurrency: (currency: string, sign: string) => `Enter the amount in ${currency}, not ${sign}`,
  didYouMean: (one: string, other: string, plainOther: string) =>
    `Did you mean ${one} or ${other}? Enter ${one} or ${plainOther}`,
  atLeast: (least: string) => `At least ${least}`,
  atMost: (most: string) => `At most ${most}`,
}
type AmountWords = typeof amountEnglish

/**
 * Converts a decimal to hundredths, rounding half up on the digits as written: `1.005` is 101, where binary fractions
 * would give 100. Returns NaN for text that is not a number.
 */
export function hundredths(decimal: string): number {
  const [digits = '', exponent = '0'] = decimal.toLowerCase().split('e')
  // Adding 0 turns -0 into 0.
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`)) + 0
}

/** What a field takes: the decimals that it keeps, the unit that may stand beside the digits, and its messages. */
interface Kind {
  places: number
  unit: Currency | 'percent' | 'times'
  words: AmountWords
}

type Typed<Name extends string> =
  | ({ [Each in Name]: number } & { error?: undefined })
  | ({ error: string } & { [Each in Name]?: undefined })

/** The spellings of a unit, before the digits, after them or both, without spaces. */
const units: Record<Kind['unit'], RegExp> = {
  USD: /^(?:us|usd)?\$?(?:usd)?$/i,
  ZWL: new RegExp(`^(?:${localSpelling})?$`, 'i'),
  percent: /^(?:%|percent)?$/i,
  times: /^[x×*]?$/i,
}

/** A sign or code of money: `$`, `US$`, `€`, `ZAR`, `R`. */
const currencySign = /^(?:[a-z]{0,3}\p{Sc}[a-z]{0,3}|[a-z]{3}|r|rtgs)$/iu

/** Returns a figure's text in plain characters, with single spaces and ASCII separators. */
const inPlainCharacters = (text: string): string =>
  plainTyped(text)
    .replace(/\s+/g, ' ')
    .replace(/[’\u066c]/g, "'")
    .replace(/\u066b/g, '.')

const grouped = (digits: string): string => digits.replaceAll(/[ ',.]/g, '')

const didYouMean = (one: string, other: string, words: AmountWords): string =>
  words.didYouMean(one.replace(/\.?0+$/, ''), other, grouped(other))

/**
 * Returns digits with their separators as a decimal with a point, or a question where they can be read in two ways; null
 * for anything else. Two kinds of separators, or one twice, say which is the point; so do one or two digits after it.
 * Three digits after a single one may be decimals or a group: a quantity asks for a comma, because its own style has
 * three decimals after a point; an amount takes a comma, as in `$1,250`, and asks for a point; a percentage has no
 * thousands.
 */
function withPoint(digits: string, { unit, words }: Kind): string | { error: string } | null {
  const spaced = /^([1-9]\d{0,2}(?: \d{3})+|[1-9]\d{0,2}(?:'\d{3})+)(?:[.,](\d*))?$/.exec(digits)
  if (spaced) return `${grouped(spaced[1] ?? '')}.${spaced[2] ?? ''}`
  const both =
    /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d*)$/.exec(digits) ??
    /^([1-9]\d{0,2}(?:\.\d{3})+),(\d*)$/.exec(digits)
  if (both) return `${grouped(both[1] ?? '')}.${both[2] ?? ''}`
  if (/^[1-9]\d{0,2}(?:,\d{3}){2,}$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(digits))
    return grouped(digits)
  if (!/^\d*[.,]?\d*$/.test(digits)) return null
  const decimal = digits.replace(',', '.')
  if (unit === 'percent' || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return decimal
  if (digits.includes(','))
    return unit === 'times' ? { error: didYouMean(decimal, digits, words) } : grouped(digits)
  const isAsked = unit !== 'times' && digits.endsWith('0')
  return isAsked ? { error: didYouMean(decimal, digits.replace('.', ','), words) } : decimal
}

/**
 * Parses what is typed or pasted as a figure, into units of its last decimal, or returns the message for its field. The
 * only reader of amounts, percentages and quantities. R48.
 */
function readFigure(text: string, kind: Kind): Typed<'units'> {
  const { words } = kind
  const plain = inPlainCharacters(text)
  if (plain === '') return { error: words.missing }
  const found = /^([^\d]*?)([.,]?\d(?:[\d., ']*[\d.,])?)([^\d]*)$/.exec(plain)
  if (!found) return { error: words.notANumber }
  const [, before = '', digits = '', after = ''] = found
  const beside = (before + after).replaceAll(' ', '')
  const unit = beside.replaceAll(/[-+()]/g, '')
  if (!units[kind.unit].test(unit)) {
    const currency = kind.unit === 'USD' || kind.unit === 'ZWL' ? kind.unit : undefined
    if (currency && units.percent.test(unit)) return { error: words.notPercent }
    return currency && currencySign.test(unit)
      ? { error: words.otherCurrency(currencyName(currency), unit) }
      : { error: words.notANumber }
  }
  const decimal = withPoint(digits, kind)
  if (decimal === null) return { error: words.notANumber }
  if (typeof decimal !== 'string') return decimal
  const [whole = '', part = ''] = decimal.replace(/(\.\d*?)0+$/, '$1').split('.')
  if (part.length > kind.places) return { error: words.decimals }
  const size = Number(whole + part.padEnd(kind.places, '0'))
  const isNegative = beside.includes('-') || /^\(.*\)$/.test(beside)
  return { units: (isNegative ? -1 : 1) * size + 0 }
}

const percentage: Kind = {
  places: 2,
  unit: 'percent',
  words: {
    ...amountEnglish,
    missing: 'Enter a percentage, such as 2.5',
    notANumber: 'Use digits and a point, such as 2.5',
  },
}

const quantity: Kind = {
  places: 3,
  unit: 'times',
  words: {
    ...amountEnglish,
    missing: 'Enter a quantity, such as 1.5',
    notANumber: 'Use digits and a point, such as 1.5',
    decimals: 'Use at most 3 decimals',
  },
}

export type TypedAmount = Typed<'minor'>

/** The most that can be typed, in minor units, and the error beyond it. */
export interface AmountLimit {
  most: number
  message: string
}

interface Bounds {
  /** The largest amount there is where left out. */
  limit?: AmountLimit | undefined
  least: number
  words: AmountWords
}

function readMoney(text: string, currency: Currency, { limit, least, words }: Bounds): TypedAmount {
  const typed = readFigure(text, { places: 2, unit: currency, words })
  if (typed.error !== undefined) return typed
  if (typed.units < least) return { error: words.tooSmall }
  if (typed.units > Math.min(limit?.most ?? maxAmount, maxAmount))
    return { error: limit?.message ?? words.atMost(formatMoney(maxAmount, currency)) }
  return { minor: typed.units }
}

/** Parses a typed or pasted price, which may be 0, like `parseAmount`. R48. */
export function parsePrice(text: string, currency: Currency, limit?: AmountLimit): TypedAmount {
  const words = { ...amountEnglish, tooSmall: 'At least 0.00' }
  return readMoney(text, currency, { limit, least: 0, words })
}

/**
 * Parses a typed or pasted amount in its field's currency into minor units, or returns the error message: `12,50`,
 * `1,250.75`, `$3 240.50`, `20 USD`. Another currency's sign is refused, and what can be read in two ways is asked. R48.
 */
export function parseAmount(
  text: string,
  currency: Currency,
  limit?: AmountLimit,
  words = amountEnglish,
): TypedAmount {
  return readMoney(text, currency, { limit, least: 1, words })
}

/** Parses a typed percentage of any size, `14,5` or `15%`, with at most 2 decimals, or returns the error message. R48. */
export function parsePercent(text: string): Typed<'percent'> {
  const typed = readFigure(text, percentage)
  return typed.error === undefined ? { percent: typed.units / 100 } : typed
}

/** What a quantity is counted in, after its number. */
const unit = /(\d)\s*\p{L}{1,12}\.?\s*$/u

/** Parses a typed quantity, `1.5`, `2 x` or `4 kg`, into thousandths, or returns the error message. R48. */
export function parseQuantity(text: string): Typed<'thousandths'> {
  const typed = readFigure(text.replace(unit, '$1'), quantity)
  return typed.error === undefined ? { thousandths: typed.units } : typed
}

/** A whole number has no decimals, so its commas group. */
const inGroups = /^\s*\d{1,3}(?:,\d{3})+\s*$/

/** Parses a typed whole number, `1,240` or `12 500`, such as a count of minutes; null for anything else. R48. */
export function parseWhole(text: string): number | null {
  const plain = inGroups.test(text) ? text.replaceAll(',', '') : text
  return readFigure(plain, { ...quantity, places: 0 }).units ?? null
}

/**
 * Moves a typed decimal up or down by the step of its field, as the arrow keys do: `2.5` by `0.1` is `2.6`. Text that is
 * not a decimal stays.
 */
export function stepped(decimal: string, step: string, way: 1 | -1): string {
  const moved = Number(decimal) + way * Number(step)
  return decimal === '' || Number.isNaN(moved) ? decimal : String(Number(moved.toFixed(6)))
}

/** Returns the limit of a payment that an amount in minor units breaks, as its field says it; undefined if it breaks none. */
export function outsideLimits(
  amount: number,
  { min, max }: AmountLimits,
  currency: Currency,
  words = amountEnglish,
): string | undefined {
  if (amount < min) return words.atLeast(formatMoney(min, currency))
  return amount > max ? words.atMost(formatMoney(max, currency)) : undefined
}

/** Formats minor units for a field: `100.00`. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2)

/**
 * Returns a total in the display currency, `about ZWL 21,603.75`, or '' when none is set or the total is already in it.
 */
export function aboutMoney(minorUnits: number, currency: Currency): string {
  const other = displayCurrency()
  return other === 'none' || other === currency
    ? ''
    : `about ${formatMoney(inCurrency(minorUnits, currency, other), other)}`
}

/** Says how much of the other currency a total includes: `incl. ZWL 18,570 at 17.5`. */
export const inclInWords = (minorUnits: number, other: Currency): string =>
  `incl. ${formatWhole(minorUnits, other)} at ${zwlPerUsd}`

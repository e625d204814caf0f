import { type ConvertedPart, type Currency, inCurrency, maxAmount, zwlPerUsd } from '#db/money.ts'
import { displayCurrency, formatMoney, formatWhole } from './format.ts'

const amountMessages = {
  missing: 'Enter an amount, such as 100.00',
  notANumber: 'Use digits and a point, such as 100.00',
  decimals: 'Use at most 2 decimals',
  tooSmall: 'Enter an amount greater than 0',
  tooLarge: 'At most 1,000,000.00',
} as const

/**
 * Converts a decimal to hundredths, rounding half up on the digits as written: `1.005` is 101, where binary fractions
 * would give 100. Returns NaN for text that is not a number.
 */
export function hundredths(decimal: string): number {
  const [digits = '', exponent = '0'] = decimal.toLowerCase().split('e')
  // Adding 0 turns -0 into 0.
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`)) + 0
}

/**
 * Parses a signed figure with a decimal point or comma; returns 0 for text that is not a number (ADM-7, the fees).
 */
export function parseFigure(text: string): number {
  const figure = Number(text.trim().replace(',', '.'))
  return Number.isFinite(figure) ? figure : 0
}

export type TypedAmount =
  | { minor: number; error?: undefined }
  | { error: string; minor?: undefined }

/** The most that can be typed, in minor units, and the error beyond it. */
export interface AmountLimit {
  most: number
  message: string
}

const largestAmount: AmountLimit = { most: maxAmount, message: amountMessages.tooLarge }

/** Removes the currency that a pasted amount begins with: `$0.68`, `ZWL 20`. A minus before it stays. */
export const withoutCurrency = (text: string): string =>
  text.trim().replace(/^([-\u2212]?)\s*(?:\$|usd|zwl)\s*/i, '$1')

/**
 * Parses a typed or pasted amount, with optional commas between thousands and its currency (`$0.68`, `ZWL 20`), into minor
 * units, or returns the error message.
 */
export function parseAmount(text: string, limit: AmountLimit = largestAmount): TypedAmount {
  const typed = withoutCurrency(text)
  if (typed === '') return { error: amountMessages.missing }
  if (/^[-\u2212]\s*[\d.,]+$/.test(typed)) return { error: amountMessages.tooSmall }
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(typed) || !/\d/.test(typed))
    return { error: amountMessages.notANumber }
  if (/\.\d{3}/.test(typed)) return { error: amountMessages.decimals }
  const minor = hundredths(typed.replaceAll(',', ''))
  if (minor === 0) return { error: amountMessages.tooSmall }
  if (minor > Math.min(limit.most, maxAmount)) return { error: limit.message }
  return { minor }
}

/** Formats minor units for a field: `100.00`. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2)

/**
 * Parses a decimal with at most `places` decimals into a whole number of its smallest parts: `1.5` with 3 places is
 * 1500. Returns null for anything else. Commas may group thousands.
 */
export function parseDecimal(text: string, places: number): number | null {
  const found = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(text.trim())
  const [, whole = '', part = ''] = found ?? []
  if ((whole === '' && part === '') || part.length > places) return null
  const value = Number((whole.replaceAll(',', '') || '0') + part.padEnd(places, '0'))
  return Number.isSafeInteger(value) ? value : null
}

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

/** Formats a total in USD within a sentence, with the ZWL in it if there is any: `$95.00 (incl. ZWL 430 at 17.5)`. */
export const totalInWords = (minorUnits: number, zwl: ConvertedPart): string =>
  formatMoney(minorUnits, 'USD') + (zwl.amount === 0 ? '' : ` (${inclInWords(zwl.amount, 'ZWL')})`)

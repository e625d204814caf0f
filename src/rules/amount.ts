import { type Currency, inCurrency, maxAmount } from '#db/money.ts'
import { displayCurrency, formatMoney } from './format.ts'

const amountMessages = {
  missing: 'Enter an amount, such as 100.00',
  notANumber: 'Use digits and a point, such as 100.00',
  decimals: 'Use at most 2 decimals',
  tooSmall: 'Enter an amount greater than 0',
  tooLarge: 'The most is 1,000,000.00',
} as const

/**
 * A decimal in hundredths, rounded half up as it is written: `1.005` is 101, of which binary fractions would make 100.
 * NaN for what is no number.
 */
export function hundredths(decimal: string): number {
  const [digits = '', exponent = '0'] = decimal.toLowerCase().split('e')
  // What rounds up to nothing is 0, not -0.
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`)) + 0
}

/** A typed figure of any sign, with a point or a comma; what is no number is 0 (spec §5, the fees). */
export function parseFigure(text: string): number {
  const figure = Number(text.trim().replace(',', '.'))
  return Number.isFinite(figure) ? figure : 0
}

export type TypedAmount = { minor: number; error?: undefined } | { error: string }

/** What was typed, in minor units; or the words for why it is no amount. Commas may group thousands. */
export function parseAmount(text: string): TypedAmount {
  const typed = text.trim()
  if (typed === '') return { error: amountMessages.missing }
  if (/^[-\u2212]\s*[\d.,]+$/.test(typed)) return { error: amountMessages.tooSmall }
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(typed) || !/\d/.test(typed))
    return { error: amountMessages.notANumber }
  if (/\.\d{3}/.test(typed)) return { error: amountMessages.decimals }
  const minor = hundredths(typed.replaceAll(',', ''))
  if (minor === 0) return { error: amountMessages.tooSmall }
  if (minor > maxAmount) return { error: amountMessages.tooLarge }
  return { minor }
}

/** Minor units as they stand in a field: `100.00`. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2)

/**
 * A typed decimal of at most so many places, as a whole number of its smallest parts: `1.5` with 3 places is 1500. Null
 * for what is no such number. Commas may group thousands.
 */
export function parseDecimal(text: string, places: number): number | null {
  const found = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(text.trim())
  const [, whole = '', part = ''] = found ?? []
  if ((whole === '' && part === '') || part.length > places) return null
  const value = Number((whole.replaceAll(',', '') || '0') + part.padEnd(places, '0'))
  return Number.isSafeInteger(value) ? value : null
}

/** What a total comes to in the currency chosen: `about ZWL 21,603.75`; '' where none is, or it is of that one. */
export function aboutMoney(minorUnits: number, currency: Currency): string {
  const other = displayCurrency()
  return other === 'none' || other === currency
    ? ''
    : `about ${formatMoney(inCurrency(minorUnits, currency, other), other)}`
}

export const currencies = ['USD', 'ZWL'] as const
export type Currency = (typeof currencies)[number]

/** Returns a value for each currency. */
export const byCurrency = <Value>(of: (currency: Currency) => Value): Record<Currency, Value> => ({
  USD: of('USD'),
  ZWL: of('ZWL'),
})

/** The names that the local currency can have: its code in data, and what the country has called it since 2024. */
export const localCurrencyNames = ['ZWL', 'ZiG'] as const
export type LocalCurrencyName = (typeof localCurrencyNames)[number]

let localCurrencyName: LocalCurrencyName = 'ZWL'

/** Sets what the local currency is called from now on. Text already on the screen changes when it next renders. */
export function setLocalCurrencyName(name: LocalCurrencyName): void {
  localCurrencyName = name
}

/**
 * Returns what people read for a currency: `USD`, `ZWL` or `ZiG`. Data, the API and files for programs have its code.
 * DEMO-30.
 */
export const currencyName = (currency: Currency): string =>
  currency === 'USD' ? currency : localCurrencyName

const anyLocalName = /\b(?:ZWL|ZiG)\b/g

/** Returns text that the product wrote earlier, such as a message, with the local currency by its present name. */
export const withCurrencyName = (text: string): string =>
  text.replace(anyLocalName, localCurrencyName)

/** Matches what people and files write for the local currency, its ISO code since 2024 among it, in any case. */
export const localSpelling = String.raw`zwl\$?|zig|zwg|zw\$|z\$`

const isSpelling = new RegExp(`^(?:${localSpelling})$`, 'i')

/** Whether a text is a spelling of the local currency: `ZiG`, `ZWG`, `ZWL$`. */
export const isLocalCurrency = (text: string): boolean => isSpelling.test(text)

/** The largest single amount, in minor units: 1,000,000.00. */
export const maxAmount = 100_000_000

/** The specification's sample rate in ZWL per US dollar. */
export const zwlPerUsd = 17.5

/**
 * The part of a total that was in the other currency: its amount in minor units of that currency,
 * and what it adds to the total in the total's own.
 */
export interface ConvertedPart {
  amount: number
  adds: number
}

export const nothingConverted = (): ConvertedPart => ({ amount: 0, adds: 0 })

/**
 * Adds an amount in minor units of its currency to the converted part of a total in USD; one in USD
 * changes nothing.
 */
export function addZwl(part: ConvertedPart, amount: number, currency: Currency): void {
  if (currency !== 'ZWL') return
  part.amount += amount
  part.adds += inUsd(amount, currency)
}

/** Adds the converted parts of several totals. */
export const addedParts = (parts: readonly ConvertedPart[]): ConvertedPart =>
  parts.reduce(
    (sum, { amount, adds }) => ({ amount: sum.amount + amount, adds: sum.adds + adds }),
    nothingConverted(),
  )

/** Returns what a total in minor units of USD consists of, in minor units of each currency. */
export const partsOf = (total: number, zwl: ConvertedPart): Record<Currency, number> => ({
  USD: total - zwl.adds,
  ZWL: zwl.amount,
})

/** Returns the converted part of the difference of two totals. */
export const lessPart = (from: ConvertedPart, part: ConvertedPart): ConvertedPart => ({
  amount: from.amount - part.amount,
  adds: from.adds - part.adds,
})

/** Returns an amount in minor units as messages write it: `USD 18.00`, `ZWL 315.00`. */
export const writtenMoney = ({
  currency,
  amount,
}: {
  currency: Currency
  amount: number
}): string => `${currencyName(currency)} ${(amount / 100).toFixed(2)}`

/**
 * Converts minor units of one currency into minor units of another at the sample rate, rounded half
 * up.
 */
export function inCurrency(amount: number, from: Currency, to: Currency): number {
  if (from === to) return amount
  return Math.round(to === 'USD' ? amount / zwlPerUsd : amount * zwlPerUsd)
}

/**
 * Converts minor units of any currency into minor units of USD, for totals over both, rounded half
 * up.
 */
export const inUsd = (amount: number, currency: Currency): number =>
  inCurrency(amount, currency, 'USD')

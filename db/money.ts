export const currencies = ['USD', 'ZWL'] as const
export type Currency = (typeof currencies)[number]

/** Returns a value for each currency. */
export const byCurrency = <Value>(of: (currency: Currency) => Value): Record<Currency, Value> => ({
  USD: of('USD'),
  ZWL: of('ZWL'),
})

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

/** Returns an amount in minor units as messages write it: `USD 18.00`. */
export const writtenMoney = ({
  currency,
  amount,
}: {
  currency: Currency
  amount: number
}): string => `${currency} ${(amount / 100).toFixed(2)}`

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

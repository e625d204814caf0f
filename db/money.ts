/** Ledger columns store indexes into this list: append only, never reorder. */
export const currencies = ['USD', 'ZWL'] as const
export type Currency = (typeof currencies)[number]

/** The largest single amount, in minor units: 1,000,000.00. */
export const maxAmount = 100_000_000

/** The specification's sample rate in ZWL per US dollar. */
export const zwlPerUsd = 17.5

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

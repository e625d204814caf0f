/** The ledger's columns keep their places in this list: add at the end, never change the order. */
export const currencies = ['USD', 'ZWL'] as const
export type Currency = (typeof currencies)[number]

/** The most that one amount may be, in minor units: 1,000,000.00. */
export const maxAmount = 100_000_000

/** The specification's sample rate: one US dollar is 17.5 ZWL (§9). */
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
 * Returns an amount in minor units of one currency as minor units of another, at the sample rate.
 * Rounded half up.
 */
export function inCurrency(amount: number, from: Currency, to: Currency): number {
  if (from === to) return amount
  return Math.round(to === 'USD' ? amount / zwlPerUsd : amount * zwlPerUsd)
}

/**
 * Returns an amount in minor units of USD, whatever its currency, for totals over both. Rounded
 * half up.
 */
export const inUsd = (amount: number, currency: Currency): number =>
  inCurrency(amount, currency, 'USD')

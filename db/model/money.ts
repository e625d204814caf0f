import type { Currency } from './common.ts'

/** The specification's sample rate: one US dollar is 17.5 ZWL (§9). */
export const zwlPerUsd = 17.5

/** An amount in minor units of USD, whatever its currency, for totals over both. Rounded half up. */
export function inUsd(amount: number, currency: Currency): number {
  return currency === 'USD' ? amount : Math.round(amount / zwlPerUsd)
}

import { currencies, type Currency, currencyName } from '#db/money.ts'
import { formatMoney } from '#db/text/format.ts'

/** Lists what is in each currency, in words: `$3,240.50 and ZWL 1,750.00`; '' where there is nothing. */
export const amountsInWords = (amounts: Record<Currency, number>): string =>
  currencies
    .filter((currency) => amounts[currency] !== 0)
    .map((currency) => formatMoney(amounts[currency], currency))
    .join(' and ')

/** Says how much could be paid out from each balance: `$3,240.50 and ZWL 0.00 available`. */
export const availableInWords = (available: Record<Currency, number>): string =>
  `${currencies.map((currency) => formatMoney(Math.max(0, available[currency]), currency)).join(' and ')} available`

/** Names a balance below zero with its amount: `USD balance: −$12.00`. */
export const belowZeroTitle = (available: number, currency: Currency): string =>
  `${currencyName(currency)} balance: ${formatMoney(available, currency)}`

/**
 * Says what happens next with a balance that a refund or a dispute took below zero; '' where it isn't.
 */
export const belowZeroInWords = (available: number, currency: Currency): string =>
  available >= 0
    ? ''
    : `Below zero after a refund or a dispute. The next payments in ${currencyName(currency)} cover it; no ${currencyName(currency)} payout until then.`

import { inUsd, type Currency } from '#db/money.ts'
import { isUnnamed } from '#db/payments/rules.ts'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { countOf, formatMoney } from '#db/text/format.ts'
import { isolated } from '#db/text/typed-text.ts'
import { methodTiles } from './transactions.ts'

interface Arrived {
  date: string
  amount: number
  currency: Currency
  customer: string
  paymentMethod: PaymentMethodId
  account: string
}

/** Returns the sum of payments that have arrived, by currency: `+$1.00`. HOME-2. */
function sumText(payments: readonly Arrived[]): string {
  const sums = new Map<Currency, number>()
  for (const { amount, currency } of payments)
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, sum]) => `+${formatMoney(sum, currency)}`).join(' ')
}

/** Returns how a payment came and from whom, or how many there are: `EcoCash, Rudo Chikomo`. */
function sourceText(payments: readonly Arrived[]): string {
  const [payment] = payments
  if (!payment || payments.length > 1) return `from ${countOf(payments.length, 'payment')}`
  const { paymentMethod, customer, account } = payment
  const who = isUnnamed(payment) ? account : customer
  return [methodTiles[paymentMethod].name, isolated(who)].filter(Boolean).join(', ')
}

/** Returns the words for payments that have just arrived. HOME-2. */
export const arrivalText = (payments: readonly Arrived[]): { sum: string; source: string } => ({
  sum: sumText(payments),
  source: sourceText(payments),
})

/** Returns what payments since an instant (ms) add to figures in minor units of USD. */
export const arrivedUsd = (payments: readonly Arrived[], since = 0): number =>
  payments
    .filter(({ date }) => Date.parse(date) >= since)
    .reduce((sum, { amount, currency }) => sum + inUsd(amount, currency), 0)

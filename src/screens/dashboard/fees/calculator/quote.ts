import * as v from 'valibot'
import type { Currency } from '#db/money.ts'
import { customerFeeOf, customerFees, type FeeTables, grossUp, leftOf } from '#db/payments/fees.ts'
import type { FeeRule, PaymentMethodId } from '#db/payments/schemas.ts'
import { parseAmount } from '#src/rules/amount.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { type AddressOf, oneOf } from '#src/ui/list/address.ts'

const methods = Object.keys(methodTiles) as PaymentMethodId[]

/** The calculator's parameters in the address. */
export const calculatorAddress = v.object({
  /** As typed, valid or not. */
  amount: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 20)),
    ),
    '100.00',
  ),
  /** The meaning of the amount: the customer pays it, or the merchant receives it. */
  side: oneOf(['pays', 'receives'], 'pays'),
  currency: oneOf(['USD', 'ZWL'], 'USD'),
  method: oneOf(methods, 'ecocash'),
})

export type Calculation = AddressOf<typeof calculatorAddress>
export type Side = Calculation['side']

/**
 * The result in minor units of its currency: the price less the fee is received, and the customer pays the price and
 * the customer fee.
 */
export interface Quote {
  pays: number
  fee: number
  receives: number
  customerFee: number
}

/** Returns what customers pay on top by a method, in percent. */
export const customerRateFor = ({ fees }: FeeTables, method: PaymentMethodId): number =>
  customerFees(fees)[method] ?? 0

/** Returns the quote for an amount paid or to be received; null when no payment leaves that much. */
export function quoteFor(
  rule: FeeRule,
  side: Side,
  minor: number,
  currency: Currency,
  customerRate = 0,
): Quote | null {
  const pays = side === 'pays' ? minor : grossUp(rule, minor, currency)
  if (pays === null) return null
  const receives = leftOf(rule, pays, currency)
  const customerFee = customerFeeOf(customerRate, { type: 'payment', amount: pays, currency })
  return { pays, fee: pays - receives, receives, customerFee }
}

type Outcome = { quote: Quote; error?: undefined } | { quote?: undefined; error: string }

/** Returns the quote for the typed amount under a fee rule, or its error. */
export function outcomeOf(
  rule: FeeRule,
  { amount, side, currency }: Pick<Calculation, 'amount' | 'side' | 'currency'>,
  customerRate = 0,
): Outcome {
  const typed = parseAmount(amount)
  if (typed.error !== undefined) return { error: typed.error }
  const quote = quoteFor(rule, side, typed.minor, currency, customerRate)
  return quote ? { quote } : { error: 'At most $1,000,000.00, including the fee' }
}

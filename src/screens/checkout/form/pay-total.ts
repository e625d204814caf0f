import { type CustomerFees, customerFeeOf } from '#db/payments/fees.ts'
import { cardBrands, type Transaction } from '#db/payments/schemas.ts'
import { parseAmount } from '#src/rules/amount.ts'
import { formatPercent } from '#src/rules/format.ts'
import type { PayFacts } from './pay-facts.ts'
import { choiceOf, type MethodChoice, methodOf, nameOf } from './pay-methods.ts'
import type { PayValues } from './pay-values.ts'

/** What the payer is about to pay, in minor units; null while it is not known. */
export interface PayTotal {
  method: MethodChoice | ''
  amount: number | null
  /** The customer fee in percent of the amount; null until the brand of the card is known. */
  rate: number | null
  fee: number | null
  total: number | null
}

/** Returns the customer fee of a choice in percent; null for a card whose brand it depends on. */
function rateOf(choice: MethodChoice | '', cardNumber: string, fees: CustomerFees): number | null {
  if (choice === '') return 0
  const method = methodOf(choice, cardNumber)
  if (method) return fees[method] ?? 0
  const [one = 0, other = 0] = cardBrands.map((brand) => fees[brand])
  return one === other ? one : null
}

/** Returns what a payer pays with the form as it is typed. FEE-3. */
export function totalOf(
  { amount: fixed, currency, customerFees }: Pick<PayFacts, 'amount' | 'currency' | 'customerFees'>,
  { amount: typed, method, cardNumber }: Pick<PayValues, 'amount' | 'method' | 'cardNumber'>,
): PayTotal {
  const amount = fixed ?? parseAmount(typed).minor ?? null
  const rate = rateOf(method, cardNumber, customerFees)
  const fee =
    amount === null || rate === null
      ? null
      : customerFeeOf(rate, { type: 'payment', amount, currency })
  return {
    method,
    amount,
    rate,
    fee,
    total: amount === null || fee === null ? null : amount + fee,
  }
}

/** Returns what a payment was made for, whose percentage is not kept. */
export const totalPaid = ({
  amount,
  customerFee = 0,
  paymentMethod,
}: Pick<Transaction, 'amount' | 'customerFee' | 'paymentMethod'>): PayTotal => ({
  method: choiceOf(paymentMethod),
  amount,
  rate: customerFee === 0 ? 0 : null,
  fee: customerFee,
  total: amount + customerFee,
})

/** Says which customer fees a choice has: `2.0% fee`; undefined where it has none. */
export function feeNote(choice: MethodChoice, fees: CustomerFees): string | undefined {
  const methods = choice === 'card' ? cardBrands : [choice]
  const rates = methods.map((method) => fees[method] ?? 0)
  const most = Math.max(...rates)
  if (most === 0) return undefined
  return `${rates.every((rate) => rate === most) ? '' : 'up to '}${formatPercent(most)}% fee`
}

/** Names the customer fee in a sum: `Customer fee (EcoCash, 2.0%)`. */
export const feeTerm = ({ method, rate }: Pick<PayTotal, 'method' | 'rate'>): string => {
  const what = [method && nameOf(method), rate === null ? '' : `${formatPercent(rate)}%`]
  return `Customer fee (${what.filter(Boolean).join(', ')})`
}

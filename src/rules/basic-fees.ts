import { sampleSale } from 'virtual:sample-sale'
import type { Currency } from '#db/money.ts'
import { feeOf } from '#db/payments/fees.ts'
import type { FeeRule } from '#db/payments/schemas.ts'
import { type DemoMethodId, demoMethods } from './site.ts'

/** What a payment by each method costs on Basic: the terms that merchants are charged by. */
export const basicFees = sampleSale.fees

/** Returns what a payment by one of the demo's methods costs on Basic, and what the merchant receives, in minor units. */
export function demoFee(
  amount: number,
  currency: Currency,
  method: DemoMethodId,
): { rule: FeeRule; fee: number; receives: number } {
  const rule = basicFees[demoMethods.find(({ id }) => id === method)?.method ?? 'ecocash']
  const fee = feeOf(rule, { type: 'payment', amount, currency })
  return { rule, fee, receives: amount - fee }
}

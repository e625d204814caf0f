import type { Currency } from '#db/money.ts'
import { feeOf } from '#db/payments/fees.ts'
import type { FeeRule, PaymentMethodId } from '#db/payments/schemas.ts'
import { type DemoMethodId, demoMethods } from './site.ts'

/** What a payment by each method costs on Basic: the terms that merchants are charged by. */
export type BasicFees = Record<PaymentMethodId, FeeRule>

/**
 * Returns what a payment by one of the demo's methods costs on Basic under the given fees, and what the merchant
 * receives, in minor units. SITE-6.
 */
export function demoFee(
  fees: BasicFees,
  { amount, currency, method }: { amount: number; currency: Currency; method: DemoMethodId },
): { rule: FeeRule; fee: number; receives: number } {
  const rule = fees[demoMethods.find(({ id }) => id === method)?.method ?? 'ecocash']
  const fee = feeOf(rule, { type: 'payment', amount, currency })
  return { rule, fee, receives: amount - fee }
}

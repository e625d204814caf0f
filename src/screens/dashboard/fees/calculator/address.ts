import * as v from 'valibot'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { oneOf, type AddressOf } from '#src/ui/list/address.ts'

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
  /** The merchant's current fees, or the rates of a plan. */
  plan: oneOf(['now', 'basic', 'business', 'enterprise'], 'now'),
})

export type Calculation = AddressOf<typeof calculatorAddress>
export type Side = Calculation['side']

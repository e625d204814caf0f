import * as v from 'valibot'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { oneOf, type AddressOf } from '#src/ui/list/address.ts'

const methods = Object.keys(methodTiles) as PaymentMethodId[]

/** What the address says of the calculator. */
export const calculatorAddress = v.object({
  /** As it is typed, whatever that is. */
  amount: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 20)),
    ),
    '100.00',
  ),
  /** Which of the two the amount is: who absorbs the fee knows what the customer pays. */
  side: oneOf(['pays', 'receives'], 'pays'),
  currency: oneOf(['USD', 'ZWL'], 'USD'),
  method: oneOf(methods, 'ecocash'),
  /** The merchant's own fees as they are now, or the rates of a plan. */
  plan: oneOf(['now', 'basic', 'business', 'enterprise'], 'now'),
})

export type Calculation = AddressOf<typeof calculatorAddress>
export type Side = Calculation['side']

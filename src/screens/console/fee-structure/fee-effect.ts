import type { FeeChange } from '#db/payments/fee-actions.ts'
import type { Fee } from '#db/payments/fees.ts'
import type { FeeRule } from '#db/payments/schemas.ts'

/**
 * Returns the rules that payments by the changed methods would follow: the typed figures with the unchanged ones. A
 * change to the customer fee alone has no effect here.
 */
export const typedRules = (
  fees: readonly Fee[],
  changes: readonly FeeChange[],
): Map<Fee['id'], FeeRule> =>
  new Map(
    changes.flatMap(({ id, merchantFee, flatFee }) => {
      const fee = fees.find((each) => each.id === id)
      if (!fee || (merchantFee === undefined && flatFee === undefined)) return []
      const rule = {
        percentage: merchantFee ?? fee.merchantFee,
        fixedFee: flatFee ?? fee.flatFee,
      }
      return [[id, rule]]
    }),
  )

import { feeOf } from './fee-of.ts'
import { maxAmount, type Currency } from './money.ts'
import type { FeeRule } from './transaction.ts'

/** What is left of a payment once its fee is taken, in minor units of its own currency. Spec §9. */
export const leftOf = (rule: FeeRule, amount: number, currency: Currency): number =>
  amount - feeOf(rule, { type: 'payment', amount, currency })

/**
 * The smallest payment that leaves at least so much once its fee is taken, in minor units: the fee is one of the whole
 * payment, so that it is more than the fee of what is wanted. Null where no payment up to the largest leaves so much.
 */
export function grossUp(rule: FeeRule, wanted: number, currency: Currency): number | null {
  const leaves = (amount: number) => leftOf(rule, amount, currency) >= wanted
  // No fee is below nothing, so that no less than what is wanted will do.
  if (leaves(wanted)) return wanted
  // From here on a fee of the whole payment or more only grows faster than it.
  if (rule.percentage >= 100 || !leaves(maxAmount)) return null
  let tooLittle = wanted
  let enough = maxAmount
  // A cent more never leaves less.
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (leaves(middle)) enough = middle
    else tooLittle = middle
  }
  return enough
}

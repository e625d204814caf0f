import type { Fee, MerchantFee } from './fee.ts'
import type { PlanId } from './merchant.ts'
import { zwlPerUsd } from './money.ts'
import { planRule } from './plan-terms.ts'
import { isCard } from './transaction-codes.ts'
import type { FeeRule, Transaction } from './transaction.ts'

/** The standard fee table, the sample's terms; the console's fee structure; and the plan of the merchant who pays. */
export interface FeeTables {
  merchantFees: readonly MerchantFee[]
  fees: readonly Fee[]
  /** Basic, where it is left out. */
  plan?: PlanId | undefined
}

/** A fee's rule, and since when it has held, where the console has changed it. */
export interface FeeTerms extends FeeRule {
  since?: string | undefined
}

/** Methods that the merchant's fee table (spec §9) leaves out: a percentage and no fixed part. */
const unlisted: Partial<Record<Transaction['paymentMethod'], number>> = { bank: 1.5, omari: 2.5 }

/** What a method costs on the sample's terms. Spec §9. */
export function sampleTerms(
  merchantFees: readonly MerchantFee[],
  paymentMethod: Transaction['paymentMethod'],
): FeeRule {
  const row = merchantFees.find(
    ({ id }) => id === (isCard(paymentMethod) ? 'cards' : paymentMethod),
  )
  return {
    percentage: row?.percentage ?? unlisted[paymentMethod] ?? 0,
    fixedFee: row?.fixedFee ?? 0,
  }
}

/** What a payment's fee came of: the rule that it keeps, or the sample's terms; null for what bears none. */
export function ruleOf(
  merchantFees: readonly MerchantFee[],
  { type, feeRule, paymentMethod }: Pick<Transaction, 'type' | 'feeRule' | 'paymentMethod'>,
): FeeRule | null {
  return type === 'payment' ? (feeRule ?? sampleTerms(merchantFees, paymentMethod)) : null
}

/**
 * What a method costs a merchant from now on. On Basic that is the standard table: the sample's terms until the console
 * edits the method's fees, and from that instant what it saved. The other plans have rates of their own. Spec §4, §9.
 */
export function termsOf(
  { merchantFees, fees, plan = 'basic' }: FeeTables,
  paymentMethod: Transaction['paymentMethod'],
): FeeTerms {
  const own = planRule(plan, paymentMethod)
  if (own) return own
  const edited = fees.find(({ id, editedAt }) => id === paymentMethod && editedAt !== undefined)
  return edited
    ? { percentage: edited.merchantFee, fixedFee: edited.flatFee, since: edited.editedAt }
    : sampleTerms(merchantFees, paymentMethod)
}

/**
 * What a payment costs the merchant by a rule, in minor units of its own currency, rounded half up once at the end,
 * never below nothing nor more than the payment itself. A pending or failed payment carries it too: it is what it will
 * or would have cost. Only payments bear a fee. Spec §9.
 */
export function feeOf(
  { percentage, fixedFee }: FeeRule,
  { type, amount, currency }: Pick<Transaction, 'type' | 'amount' | 'currency'>,
): number {
  if (type !== 'payment') return 0
  const fixed = fixedFee * (currency === 'ZWL' ? zwlPerUsd : 1)
  // Percents in millionths keep the sum whole, so that the half is exact.
  const millionths = amount * Math.round(percentage * 10_000) + fixed * 1_000_000
  return Math.max(0, Math.min(amount, Math.floor((millionths + 500_000) / 1_000_000)))
}

import * as v from 'valibot'
import { instant, minorUnits, percent, shortText } from '../common.ts'
import type { ActivityLogEntry } from '../log/schemas.ts'
import type { PlanId } from '../merchants/schemas.ts'
import { type Currency, maxAmount, zwlPerUsd } from '../money.ts'
import { planRule } from '../settings/plans.ts'
import { type FeeRule, isCard, methodKind, paymentMethodId, type Transaction } from './schemas.ts'

/** A row of the console's fee structure (spec §3, §9). The flat fee is in minor units of USD. */
export const fee = v.object({
  id: paymentMethodId,
  paymentMethod: shortText,
  type: methodKind,
  merchantFee: percent,
  customerFee: percent,
  flatFee: minorUnits,
  /** When the console last saved what merchants pay: from then on it holds for those on the standard plan. */
  editedAt: v.optional(instant),
})
export type Fee = v.InferOutput<typeof fee>

/** A row of the merchant's fee table (spec §9): what a payment by this method costs the merchant. */
export const merchantFee = v.object({
  id: v.picklist(['ecocash', 'onemoney', 'innbucks', 'zimswitch', 'cards']),
  name: shortText,
  percentage: percent,
  /** Minor units of USD. */
  fixedFee: v.pipe(minorUnits, v.minValue(0)),
})
export type MerchantFee = v.InferOutput<typeof merchantFee>

/** The figures of a fee that the console edits. */
export type FeeFigures = Pick<Fee, 'merchantFee' | 'customerFee' | 'flatFee'>
export const feeFigures = ['merchantFee', 'customerFee', 'flatFee'] as const

/** The log's names for editing and reverting fees. */
export const feeChangeActions = {
  updated: 'Updated fee structure',
  wentBack: 'Went back to earlier fees',
} as const

/** Returns whether a line of the log tells of a change of a method's fees. */
export const isFeeChange = ({ action }: Pick<ActivityLogEntry, 'action'>): boolean =>
  action === feeChangeActions.updated || action === feeChangeActions.wentBack

/**
 * Returns the figures that one side of a line of the log holds; those of its other fields are left
 * out.
 */
export const loggedFigures = (side: ActivityLogEntry['before']): Partial<FeeFigures> =>
  Object.fromEntries(
    feeFigures.flatMap((field) => {
      const value = side?.[field]
      return typeof value === 'number' ? [[field, value]] : []
    }),
  )

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

/** Returns a method's fee under the sample terms. Spec §9. */
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

/**
 * Returns a payment's stored fee rule, or the sample terms; null for a transaction without fees.
 */
export function ruleOf(
  merchantFees: readonly MerchantFee[],
  { type, feeRule, paymentMethod }: Pick<Transaction, 'type' | 'feeRule' | 'paymentMethod'>,
): FeeRule | null {
  return type === 'payment' ? (feeRule ?? sampleTerms(merchantFees, paymentMethod)) : null
}

/**
 * Returns what a method costs a merchant from now on. On Basic, that is the sample terms until the
 * console edits the method's fees; other plans have their own rates. Spec §4, §9.
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
 * Returns a payment's fee under a rule, in minor units of its own currency: rounded half up once,
 * at least zero and at most the payment. Pending and failed payments carry it too; other types bear
 * no fee. Spec §9.
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

/** Returns a payment less its fee, in minor units of its own currency. Spec §9. */
export const leftOf = (rule: FeeRule, amount: number, currency: Currency): number =>
  amount - feeOf(rule, { type: 'payment', amount, currency })

/**
 * Returns the smallest payment, in minor units, that leaves at least the wanted amount after its
 * fee; null if no payment up to the largest allowed does.
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

import * as v from 'valibot'
import { instant, minorUnits, percent, shortText } from '../common.ts'
import type { ActivityLogEntry } from '../log/schemas.ts'
import type { PlanId } from '../merchants/schemas.ts'
import { type Currency, maxAmount, zwlPerUsd } from '../money.ts'
import { planRule } from '../settings/plans.ts'
import { isCard } from './rules.ts'
import {
  type FeeRule,
  methodKind,
  paymentMethodId,
  type PaymentMethodId,
  paymentMethodIds,
  type Transaction,
} from './schemas.ts'

/**
 * A row of the console's fee structure: what a payment by this method costs now (FEE-2). Merchants
 * pay the merchant and the flat fee, the latter in minor units of USD, unless their plan's rate is
 * lower; every customer pays the customer fee.
 */
export const fee = v.object({
  id: paymentMethodId,
  paymentMethod: shortText,
  type: methodKind,
  merchantFee: percent,
  customerFee: percent,
  flatFee: minorUnits,
  /** When the console last changed what merchants pay. */
  editedAt: v.optional(instant),
})
export type Fee = v.InferOutput<typeof fee>

/** A row of the merchant's fee table (FEE-2): the merchant's cost of a payment by this method. */
export const merchantFee = v.object({
  id: v.picklist(['ecocash', 'onemoney', 'innbucks', 'zimswitch', 'cards']),
  name: shortText,
  percentage: percent,
  /** Minor units of USD. */
  fixedFee: v.pipe(minorUnits, v.minValue(0)),
})
export type MerchantFee = v.InferOutput<typeof merchantFee>

/** The largest fees that can be set: percents, and minor units of USD. */
export const largestFees = { percent: 100, flat: 100_00 } as const

/** The figures of a fee that the console edits. */
export type FeeFigures = Pick<Fee, 'merchantFee' | 'customerFee' | 'flatFee'>
export const feeFigures = ['merchantFee', 'customerFee', 'flatFee'] as const

/** The log's names for editing and reverting fees. */
export const feeChangeActions = {
  updated: 'Updated fee structure',
  wentBack: 'Reverted fee structure',
} as const

/** Returns whether a log entry records that a method's fees were reverted, in the words of any version. */
export const isFeeRevert = ({ action }: Pick<ActivityLogEntry, 'action'>): boolean =>
  action === feeChangeActions.wentBack || action === 'Went back to earlier fees'

/** Returns whether a log entry records a change of a method's fees. */
export const isFeeChange = (entry: Pick<ActivityLogEntry, 'action'>): boolean =>
  entry.action === feeChangeActions.updated || isFeeRevert(entry)

/** Returns the fee figures in one side of a log entry. */
export const loggedFigures = (side: ActivityLogEntry['before']): Partial<FeeFigures> =>
  Object.fromEntries(
    feeFigures.flatMap((field) => {
      const value = side?.[field]
      return typeof value === 'number' ? [[field, value]] : []
    }),
  )

/** The sample's standard fee table, the console's fee structure, and the merchant's plan. */
export interface FeeTables {
  merchantFees: readonly MerchantFee[]
  fees: readonly Fee[]
  /** Basic if omitted. */
  plan?: PlanId | undefined
}

/** A fee rule, with the time when the console last changed it. */
export interface FeeTerms extends FeeRule {
  since?: string | undefined
}

/** Methods missing from the merchant's fee table (FEE-2): a percentage without a fixed part. */
const unlisted: Partial<Record<Transaction['paymentMethod'], number>> = { bank: 1.5, omari: 2.5 }

/** Returns a method's fee under the sample terms. FEE-2. */
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

/** Returns a method's fee on the standard plan, by the fee structure. */
function standardTerms(
  { merchantFees, fees }: FeeTables,
  paymentMethod: Transaction['paymentMethod'],
): FeeTerms {
  const row = fees.find(({ id }) => id === paymentMethod)
  if (!row) return sampleTerms(merchantFees, paymentMethod)
  const { merchantFee: percentage, flatFee: fixedFee, editedAt } = row
  return { percentage, fixedFee, ...(editedAt !== undefined && { since: editedAt }) }
}

/**
 * Returns a merchant's fee for a method from now on: that of the fee structure, or of the merchant's
 * plan where that is lower, so that no payment costs more on a dearer plan. FEE-2.
 */
export function termsOf(tables: FeeTables, paymentMethod: Transaction['paymentMethod']): FeeTerms {
  const standard = standardTerms(tables, paymentMethod)
  const own = planRule(tables.plan ?? 'basic', paymentMethod)
  const isLower =
    own !== null && own.percentage <= standard.percentage && own.fixedFee <= standard.fixedFee
  return isLower ? own : standard
}

/** Returns what a payment by each method costs on Basic from now on. FEE-2. */
export const basicTerms = (tables: Omit<FeeTables, 'plan'>): Record<PaymentMethodId, FeeTerms> =>
  Object.fromEntries(paymentMethodIds.map((method) => [method, termsOf(tables, method)])) as Record<
    PaymentMethodId,
    FeeTerms
  >

/**
 * Returns a payment's fee under a rule, in minor units of its own currency: rounded half up once,
 * at least zero and at most the payment. Pending and failed payments carry it too; other types bear
 * no fee. FEE-2.
 */
export function feeOf(
  { percentage, fixedFee }: FeeRule,
  { type, amount, currency }: Pick<Transaction, 'type' | 'amount' | 'currency'>,
): number {
  if (type !== 'payment') return 0
  const fixed = fixedFee * (currency === 'ZWL' ? zwlPerUsd : 1)
  // Percentages in millionths make the sum an integer, so that the half is exact.
  const millionths = amount * Math.round(percentage * 10_000) + fixed * 1_000_000
  return Math.max(0, Math.min(amount, Math.floor((millionths + 500_000) / 1_000_000)))
}

/** The percentages that customers pay on top, by method; omitted where they pay none. */
export type CustomerFees = Partial<Record<Transaction['paymentMethod'], number>>

/** Returns the customer fees of the fee structure. FEE-3. */
export const customerFees = (fees: readonly Fee[]): CustomerFees =>
  Object.fromEntries(
    fees.flatMap(({ id, customerFee }) => (customerFee > 0 ? [[id, customerFee]] : [])),
  )

/**
 * Returns the customer's fee on top of a payment, in minor units of its currency: rounded half up
 * once, at least zero. FEE-3.
 */
export const customerFeeOf = (
  percentage: number | undefined,
  payment: Pick<Transaction, 'type' | 'amount' | 'currency'>,
): number => feeOf({ percentage: percentage ?? 0, fixedFee: 0 }, payment)

/** Returns a payment less its fee, in minor units of its own currency. FEE-2. */
export const leftOf = (rule: FeeRule, amount: number, currency: Currency): number =>
  amount - feeOf(rule, { type: 'payment', amount, currency })

/**
 * Returns the smallest payment, in minor units, that leaves at least the wanted amount after its
 * fee; null if no payment up to the largest allowed does.
 */
export function grossUp(rule: FeeRule, wanted: number, currency: Currency): number | null {
  const leaves = (amount: number) => leftOf(rule, amount, currency) >= wanted
  // Fees are never negative, so a smaller amount can't be enough.
  if (leaves(wanted)) return wanted
  // A fee of 100% or more grows at least as fast as the payment.
  if (rule.percentage >= 100 || !leaves(maxAmount)) return null
  let tooLittle = wanted
  let enough = maxAmount
  // A larger payment never leaves less.
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (leaves(middle)) enough = middle
    else tooLittle = middle
  }
  return enough
}

import * as v from 'valibot'
import {
  currency,
  instant,
  merchantId,
  minorUnits,
  percent,
  readableId,
  shortText,
} from './common.ts'
import { paymentMethodIds, transactionStatuses, transactionTypes } from './transaction-codes.ts'

export const transactionId = readableId('TX')

export const paymentMethodId = v.picklist(paymentMethodIds)
export type PaymentMethodId = v.InferOutput<typeof paymentMethodId>

export const transactionStatus = v.picklist(transactionStatuses)
export type TransactionStatus = v.InferOutput<typeof transactionStatus>

export const transactionType = v.picklist(transactionTypes)
export type TransactionType = v.InferOutput<typeof transactionType>

/** A step of a transaction's course, for its time line. */
export const transactionStep = v.object({
  status: transactionStatus,
  at: instant,
  /** What happened, where the status alone does not say it: 'Retried', 'Refunded in part'. */
  note: v.optional(shortText),
})
export type TransactionStep = v.InferOutput<typeof transactionStep>

/** How a fee comes about: a percent of the payment and a flat part, in minor units of USD. No bounds (spec §5). */
export const feeRule = v.object({ percentage: percent, fixedFee: minorUnits })
export type FeeRule = v.InferOutput<typeof feeRule>

/** One row of the ledger (spec §3): every figure on every screen derives from these. */
export const transaction = v.object({
  id: transactionId,
  merchantId,
  date: instant,
  customer: shortText,
  /** Minor units, always positive: the type says which way the money went. */
  amount: v.pipe(minorUnits, v.minValue(1)),
  currency,
  /** The merchant's fee in minor units of the same currency, fixed when the payment was made. */
  fee: v.pipe(minorUnits, v.minValue(0)),
  /** What that fee came of. A payment of the sample data has none: it came of the sample's terms. */
  feeRule: v.optional(feeRule),
  paymentMethod: paymentMethodId,
  status: transactionStatus,
  type: transactionType,
  /** The customer's handset or card, as far as it may be shown. */
  account: shortText,
  reference: shortText,
  /** A refund points at the payment that it refunds. */
  refundOf: v.optional(transactionId),
  /** What has been refunded of a payment so far, in minor units. */
  refunded: v.pipe(minorUnits, v.minValue(0)),
  linkId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  failureReason: v.optional(shortText),
  /** Its course so far, oldest first. A row of the sample data has none: it began and ended at its date. */
  history: v.optional(v.array(transactionStep)),
  /** The dialog's attempt that made it: the same attempt never makes a second one. */
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
  /** Only while it is being processed: when it settles, and why it will fail, if it will. */
  settlesAt: v.optional(instant),
  willFail: v.optional(shortText),
})
export type Transaction = v.InferOutput<typeof transaction>

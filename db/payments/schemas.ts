import * as v from 'valibot'
import {
  currency,
  instant,
  merchantId,
  minorUnits,
  percent,
  readableId,
  shortText,
} from '../common.ts'
import { draftLanguage } from '../text/payer-words/languages.ts'

export const paymentMethodIds = [
  'ecocash',
  'onemoney',
  'innbucks',
  'zimswitch',
  'omari',
  'visa',
  'mastercard',
  'bank',
] as const

/** The console calls `successful` "completed"; it is the same row. */
export const transactionStatuses = ['successful', 'pending', 'failed', 'refunded'] as const

export const transactionTypes = ['payment', 'refund', 'payout', 'adjustment'] as const

/** The brands of international cards, each a separate method. */
export const cardBrands = ['visa', 'mastercard'] as const
export type CardBrand = (typeof cardBrands)[number]

export const transactionId = readableId('TX')

export const paymentMethodId = v.picklist(paymentMethodIds)
export type PaymentMethodId = v.InferOutput<typeof paymentMethodId>

const transactionStatus = v.picklist(transactionStatuses)
export type TransactionStatus = v.InferOutput<typeof transactionStatus>

const transactionType = v.picklist(transactionTypes)
export type TransactionType = v.InferOutput<typeof transactionType>

/** A step in a transaction's history. */
const transactionStep = v.object({
  status: transactionStatus,
  at: instant,
  /** Details beyond the status: 'Retried', 'Partly refunded'. */
  note: v.optional(shortText),
})
export type TransactionStep = v.InferOutput<typeof transactionStep>

/**
 * A fee rule: a percentage of the payment and a fixed part, in minor units of USD. Unbounded (DATA-1).
 */
const feeRule = v.object({ percentage: percent, fixedFee: minorUnits })
export type FeeRule = v.InferOutput<typeof feeRule>

/** One row of the ledger (DATA-1): every figure on every screen derives from these. */
export const transaction = v.object({
  id: transactionId,
  merchantId,
  date: instant,
  customer: shortText,
  /** How to reach the customer, if they said. */
  customerEmail: v.optional(shortText),
  customerPhone: v.optional(shortText),
  /** In minor units, always positive: the type determines the direction. */
  amount: v.pipe(minorUnits, v.minValue(1)),
  currency,
  /** The merchant's fee in minor units of the same currency, fixed when the payment was made. */
  fee: v.pipe(minorUnits, v.minValue(0)),
  /**
   * The customer's fee in minor units of the same currency: paid on top of the amount, and kept by
   * the platform. Omitted if there is none.
   */
  customerFee: v.optional(v.pipe(minorUnits, v.minValue(1))),
  /** The rule behind the merchant's fee. Sample payments have none; the sample terms apply. */
  feeRule: v.optional(feeRule),
  paymentMethod: paymentMethodId,
  status: transactionStatus,
  type: transactionType,
  account: shortText,
  reference: shortText,
  /** The payment that a refund refunds. */
  refundOf: v.optional(transactionId),
  refunded: v.pipe(minorUnits, v.minValue(0)),
  linkId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The draft in which its customer paid, and is written to; omitted for English. */
  language: v.optional(draftLanguage),
  failureReason: v.optional(shortText),
  /** Past steps, oldest first. Sample rows have none: they began and ended at their date. */
  history: v.optional(v.array(transactionStep)),
  /** The dialog's attempt that created it, so that repeating it creates no second one. */
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
  /** Only while it is being processed: when it settles, and why it will fail, if it will. */
  settlesAt: v.optional(instant),
  /** Its customer has not answered, and can until then. */
  awaitsCustomer: v.optional(v.literal(true)),
  willFail: v.optional(shortText),
  /**
   * When it is settled, from which on it counts in the available balance. Omitted for what counts
   * from when it was paid.
   */
  availableAt: v.optional(instant),
  /** The number of its last write, which rises (`ledger/numbering.ts`); none before the first. */
  seq: v.optional(v.pipe(v.number(), v.safeInteger())),
})
export type Transaction = v.InferOutput<typeof transaction>

export const methodKind = v.picklist(['Mobile Money', 'Credit/Debit Card', 'Bank Transfer'])

/** The longest note of an incident in characters, because it appears beside the method's name. */
export const longestIncidentNote = 80

/** A current problem with a method, shown before it is chosen. */
const methodIncident = v.object({
  note: v.pipe(v.string(), v.minLength(1), v.maxLength(longestIncidentNote)),
  since: instant,
})

/** A payment method in the console (ADM-6). Its volume over 30 days derives from the ledger. */
export const paymentMethod = v.object({
  id: paymentMethodId,
  name: shortText,
  type: methodKind,
  provider: shortText,
  enabled: v.boolean(),
  /** Set while it has problems; payments are still accepted unless it is disabled. */
  incident: v.optional(methodIncident),
  /** The initial fee; the console shows the fee structure's. */
  transactionFee: percent,
})
export type PaymentMethod = v.InferOutput<typeof paymentMethod>

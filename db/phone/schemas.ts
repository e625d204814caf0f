import * as v from 'valibot'
import { currency, instant, merchantId, minorUnits, percent, shortText } from '../common.ts'
import { paymentLink } from '../links/schemas.ts'
import { maxAmount } from '../money.ts'
import { largestFees } from '../payments/fees.ts'
import { paymentMethodId, transactionId } from '../payments/schemas.ts'

const name = v.pipe(shortText, v.minLength(1))
/** In minor units. */
const amount = v.pipe(minorUnits, v.minValue(1), v.maxValue(maxAmount))
const attemptId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const linkId = paymentLink.entries.id
/** Signs one proof of payment: 48 bits that name it and 144 secret bits, in base64url. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{32}$/))
/** Names a key without revealing it. */
const keyId = v.pipe(v.string(), v.regex(/^[\w-]{8}$/))

/** The terms of one payment, and what else a customer's phone needs to pay it without a network. */
export const paymentRequest = v.object({
  linkId,
  merchantName: name,
  /** The link's name. */
  name,
  /** Null lets the customer choose, up to `most`. */
  amount: v.nullable(amount),
  most: amount,
  currency,
  /** The methods that are disabled. */
  off: v.array(paymentMethodId),
  /** The percentages that customers pay on top, by method. */
  customerFees: v.record(
    paymentMethodId,
    v.pipe(percent, v.gtValue(0), v.maxValue(largestFees.percent)),
  ),
  /** Only one payment is due, as for an invoice. */
  once: v.boolean(),
  /** By the device's clock, a whole second. */
  shownAt: instant,
  /** The key that signs the proof of payment. */
  key,
})
export type PaymentRequest = v.InferOutput<typeof paymentRequest>

/** A request that this phone has shown. Its terms hold for one payment, and for at most a day. */
export const shownRequest = v.object({
  ...paymentRequest.entries,
  /** The id of its key. */
  id: keyId,
  merchantId,
  /** The payment that was recorded with it. */
  transactionId: v.optional(transactionId),
})
export type ShownRequest = v.InferOutput<typeof shownRequest>

/** A payment made on a customer's phone, as its proof states it. */
export const paymentProof = v.object({
  attemptId,
  linkId,
  amount,
  /** The customer's fee as the payer was shown it, in minor units. */
  shownFee: v.pipe(minorUnits, v.minValue(0), v.maxValue(maxAmount)),
  currency,
  paymentMethod: paymentMethodId,
  /** Masked; empty for a bank transfer. */
  account: shortText,
  customer: name,
  /** By the clock of the customer's device, a whole second. */
  paidAt: instant,
  keyId,
})
export type PaymentProof = v.InferOutput<typeof paymentProof>

/**
 * A payment made on this phone to a business on another one. It is no transaction: this device
 * keeps it only to show its proof.
 */
export const phonePayment = v.object({
  /** The id of its attempt. */
  id: attemptId,
  linkId,
  keyId,
  merchantName: name,
  /** The link's name. */
  name,
  amount,
  /** The customer's fee on top, in minor units. Omitted if there is none. */
  customerFee: v.optional(amount),
  currency,
  paymentMethod: paymentMethodId,
  account: shortText,
  customer: name,
  date: instant,
  /** It is pending until then. */
  settlesAt: instant,
  /** Why it fails; omitted for one that succeeds. */
  failureReason: v.optional(shortText),
  /** The text of its proof; omitted for one that fails. */
  proof: v.optional(v.pipe(v.string(), v.maxLength(500))),
})
export type PhonePayment = v.InferOutput<typeof phonePayment>

import * as v from 'valibot'
import { currency, instant, minorUnits, shortText } from '../common.ts'
import { paymentLink } from '../links/schemas.ts'
import { maxAmount } from '../money.ts'
import { paymentMethodId } from '../payments/schemas.ts'

const name = v.pipe(shortText, v.minLength(1))
/** In minor units. */
const amount = v.pipe(minorUnits, v.minValue(1), v.maxValue(maxAmount))
const attemptId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const linkId = paymentLink.entries.id
/** Names a key without revealing it. */
const keyId = v.pipe(v.string(), v.regex(/^[\w-]{8}$/))

/** Everything that a customer's phone needs to pay a link without a network. */
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
  /** Only one payment is due, as for an invoice. */
  once: v.boolean(),
  /** The key that signs the proof of payment. */
  key: v.unwrap(paymentLink.entries.proofKey),
})
export type PaymentRequest = v.InferOutput<typeof paymentRequest>

/** A payment made on a customer's phone, as its proof states it. */
export const paymentProof = v.object({
  attemptId,
  linkId,
  amount,
  currency,
  paymentMethod: paymentMethodId,
  /** Masked; empty for a bank transfer. */
  account: shortText,
  customer: name,
  /** A whole second. */
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

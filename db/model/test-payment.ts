import * as v from 'valibot'
import { appId } from './app.ts'
import { currency, instant, merchantId, minorUnits, readableId, shortText } from './common.ts'
import { paymentMethodId } from './transaction.ts'

/** A payment of the sandbox: never in the ledger, so that no live figure knows it (spec §2 Sandbox). */
export const testPayment = v.object({
  id: readableId('TP'),
  merchantId,
  amount: v.pipe(minorUnits, v.minValue(1)),
  currency,
  paymentMethod: paymentMethodId,
  /** The test number or card, as far as it may be shown. */
  account: shortText,
  status: v.picklist(['successful', 'pending', 'failed']),
  failureReason: v.optional(shortText),
  reference: shortText,
  createdAt: instant,
  /** When it had its outcome. */
  settledAt: v.optional(instant),
  /** Whose key asked for it: null for the sandbox's own. */
  appId: v.nullable(appId),
  /** The request as it came, but for its number: the same idempotency key with another one is refused. */
  request: v.pipe(v.string(), v.maxLength(4000)),
  /** Only while it is pending: when it settles, and why it will fail, if it will. */
  settlesAt: v.optional(instant),
  willFail: v.optional(shortText),
  /** The request's idempotency key. */
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type TestPayment = v.InferOutput<typeof testPayment>

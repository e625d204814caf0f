import * as v from 'valibot'
import {
  currency,
  instant,
  longText,
  merchantId,
  minorUnits,
  readableId,
  shortText,
} from '../common.ts'
import { paymentMethodId } from '../payments/schemas.ts'

const appId = readableId('APP')
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const appPermissions = [
  'payments:read',
  'payments:write',
  'links:read',
  'links:write',
  'invoices:read',
  'invoices:write',
  'payouts:read',
] as const
export const appPermission = v.picklist(appPermissions)
export type AppPermission = v.InferOutput<typeof appPermission>

const keyDigest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** Live money or sandbox; the two never mix. */
export const apiMode = v.picklist(['live', 'test'])
export type ApiMode = v.InferOutput<typeof apiMode>

/**
 * A key of an app. A secret key is shown in full once, when it is made; only its beginning, last
 * four characters and SHA-256 (hex) are stored, and requests are compared with the hash. A
 * publishable key is stored in full.
 */
const apiKey = v.object({
  kind: v.picklist(['publishable', 'secret']),
  mode: apiMode,
  start: shortText,
  text: v.optional(shortText),
  last4: v.pipe(v.string(), v.length(4)),
  digest: keyDigest,
  createdAt: instant,
  /** After a roll, when the old key stops working. */
  expiresAt: v.nullable(instant),
  revokedAt: v.nullable(instant),
})
export type ApiKey = v.InferOutput<typeof apiKey>

/** An app that a merchant has connected to its business, with its keys. */
export const app = v.object({
  id: appId,
  merchantId,
  name: v.pipe(shortText, v.minLength(1)),
  description: longText,
  permissions: v.array(appPermission),
  keys: v.array(apiKey),
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type App = v.InferOutput<typeof app>

export const webhookEventTypes = [
  'payment.succeeded',
  'payment.failed',
  'payment.refunded',
  'payout.arrived',
  'payout.failed',
  'invoice.paid',
] as const
export const webhookEventType = v.picklist(webhookEventTypes)
export type WebhookEventType = v.InferOutput<typeof webhookEventType>

/** A merchant's https address that receives events. */
export const webhook = v.object({
  id: readableId('WH'),
  merchantId,
  appId,
  mode: apiMode,
  url: v.pipe(v.string(), v.startsWith('https://'), v.url(), v.maxLength(500)),
  events: v.pipe(v.array(webhookEventType), v.minLength(1)),
  /** Signs deliveries: HMAC-SHA256 over the timestamp and the body. */
  secret: shortText,
  active: v.boolean(),
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type Webhook = v.InferOutput<typeof webhook>

/**
 * An event for one address, with its delivery attempts. Nothing leaves the device: answers are
 * simulated. The signature depends on the address's secret, the attempt's second and the body.
 */
export const webhookEvent = v.object({
  id: readableId('EV'),
  merchantId,
  webhookId: readableId('WH'),
  type: webhookEventType,
  mode: apiMode,
  objectId: shortText,
  body: v.pipe(v.string(), v.maxLength(4000)),
  attempts: v.array(v.object({ at: instant, status: count })),
  status: v.picklist(['waiting', 'delivered', 'failed']),
  /** The number of attempts before the last manual resend; the retry pauses restart there. */
  resentAfter: v.optional(count),
  createdAt: instant,
  /** The time of the next attempt; omitted once delivery has ended. */
  nextAt: v.optional(instant),
})
export type WebhookEvent = v.InferOutput<typeof webhookEvent>

export const apiRequest = v.object({
  id: readableId('RQ'),
  merchantId,
  appId: v.nullable(appId),
  method: v.picklist(['GET', 'POST']),
  path: shortText,
  status: count,
  createdAt: instant,
})
export type ApiRequest = v.InferOutput<typeof apiRequest>

/** The pause after each failed attempt, in milliseconds; after the last there is no retry. */
export const webhookPauses = [5_000, 15_000, 60_000, 300_000] as const

/** A sandbox payment: never in the ledger, so it affects no live figure (API-3). */
export const testPayment = v.object({
  id: readableId('TP'),
  merchantId,
  amount: v.pipe(minorUnits, v.minValue(1)),
  /** As in the ledger. */
  customerFee: v.optional(v.pipe(minorUnits, v.minValue(1))),
  currency,
  paymentMethod: paymentMethodId,
  account: shortText,
  status: v.picklist(['successful', 'pending', 'failed']),
  failureReason: v.optional(shortText),
  reference: shortText,
  createdAt: instant,
  settledAt: v.optional(instant),
  /** The app whose key was used; null for the sandbox's own key. */
  appId: v.nullable(appId),
  /**
   * The request without its number: reusing the idempotency key with another request is refused.
   */
  request: v.pipe(v.string(), v.maxLength(4000)),
  /** Once settled: the number of its event, where no address took it. */
  eventId: v.optional(readableId('EV')),
  /** Only while pending: when it settles, and why it will fail, if it will. */
  settlesAt: v.optional(instant),
  willFail: v.optional(shortText),
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type TestPayment = v.InferOutput<typeof testPayment>

/** The sample secret key of every business's sandbox; not a real secret. */
export const sandboxSecretKey = 'sk_test_7QmVx2KdR9sTfB4nWcY8hLpZ'

/** The sample secret that signs the example webhook if a business has no test address. */
export const sandboxWebhookSecret = 'whsec_4bHk9ZpQw2LmXr7TcVn8YsDf'

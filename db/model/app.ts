import * as v from 'valibot'
import { instant, longText, merchantId, readableId, shortText } from './common.ts'

export const appId = readableId('APP')
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What an app may do over the API. */
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

/** Real money, or the sandbox's: what belongs to one never meets the other. */
export const apiMode = v.picklist(['live', 'test'])
export type ApiMode = v.InferOutput<typeof apiMode>

/**
 * A key of an app. The whole of a secret one is shown once, when it is made: kept are its beginning, its last four
 * signs, and its SHA-256 as hex, against which a request is held. A publishable one is no secret, and kept whole.
 */
export const apiKey = v.object({
  kind: v.picklist(['publishable', 'secret']),
  mode: apiMode,
  start: shortText,
  /** All of a publishable one. */
  text: v.optional(shortText),
  last4: v.pipe(v.string(), v.length(4)),
  digest: keyDigest,
  createdAt: instant,
  /** After a roll the old key still works until then. */
  expiresAt: v.nullable(instant),
  revokedAt: v.nullable(instant),
})
export type ApiKey = v.InferOutput<typeof apiKey>

/** Something that a merchant has connected to its business, with its keys. */
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

/** An address of a merchant's own that is told of what happens, over https alone. */
export const webhook = v.object({
  id: readableId('WH'),
  merchantId,
  appId,
  /** Whose events it is told of. */
  mode: apiMode,
  url: v.pipe(v.string(), v.startsWith('https://'), v.url(), v.maxLength(500)),
  events: v.pipe(v.array(webhookEventType), v.minLength(1)),
  /** With which its deliveries are signed: HMAC-SHA256 over the timestamp and the body. */
  secret: shortText,
  active: v.boolean(),
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type Webhook = v.InferOutput<typeof webhook>

/**
 * One event on its way to one address, with each attempt. Nothing leaves the device: what is answered is simulated. The
 * signature of an attempt follows from the address's secret, the attempt's second and the body.
 */
export const webhookEvent = v.object({
  id: readableId('EV'),
  merchantId,
  webhookId: readableId('WH'),
  type: webhookEventType,
  mode: apiMode,
  /** The payment, payout or invoice that it is about. */
  objectId: shortText,
  /** The body as it is sent and signed. */
  body: v.pipe(v.string(), v.maxLength(4000)),
  attempts: v.array(v.object({ at: instant, status: count })),
  status: v.picklist(['waiting', 'delivered', 'failed']),
  /** How many attempts were made before it was last sent again by hand: the pauses begin anew from there. */
  resentAfter: v.optional(count),
  createdAt: instant,
  /** When it is tried next; left out once it has ended. */
  nextAt: v.optional(instant),
})
export type WebhookEvent = v.InferOutput<typeof webhookEvent>

/** A request to the simulated API, from the test bench: for the usage by day. */
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

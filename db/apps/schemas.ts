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
import { clockCorrection } from '../payments/test-accounts.ts'

const appId = readableId('APP')
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
const apiKey = v.object({
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

/** How long after each attempt that failed the next one is made, in milliseconds; after the last of them, never. */
export const webhookPauses = [5_000, 15_000, 60_000, 300_000] as const

/**
 * The latest instant, as ISO text, to which an event can wait for its next attempt. One that waits for longer was tried
 * before the clock was set back.
 */
export const latestTry = (now: string): string =>
  new Date(Date.parse(now) + Math.max(...webhookPauses) + clockCorrection).toISOString()

/**
 * What an address answers in this simulation: its host fixes it, so that a trainer can show each course. `fail` in it
 * never takes anything, `flaky` takes what is sent for the third time, any other takes all.
 */
export function webhookAnswer(url: string, attemptsBefore: number): number {
  const { host } = new URL(url)
  if (host.includes('fail')) return 500
  if (host.includes('flaky') && attemptsBefore < 2) return 503
  return 200
}

/** How an event goes on after an attempt: delivered, waiting for its next moment, or given up. */
export function afterAttempt(
  { attempts, resentAfter = 0 }: Pick<WebhookEvent, 'attempts' | 'resentAfter'>,
  status: number,
  now: string,
): Pick<WebhookEvent, 'status' | 'nextAt'> {
  if (status >= 200 && status < 300) return { status: 'delivered' }
  const pause = webhookPauses[attempts.length - resentAfter]
  if (pause === undefined) return { status: 'failed' }
  return { status: 'waiting', nextAt: new Date(Date.parse(now) + pause).toISOString() }
}

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

/** The secret key that every business has in the sandbox from the start: a sample, of which nothing is secret. */
export const sandboxSecretKey = 'sk_test_7QmVx2KdR9sTfB4nWcY8hLpZ'

/** What signs the sandbox's example of a webhook where a business has no address for test events: a sample as well. */
export const sandboxWebhookSecret = 'whsec_4bHk9ZpQw2LmXr7TcVn8YsDf'

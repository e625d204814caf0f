import type { ApiPayment } from '#db/apps/api.ts'
import type { ApiMode, WebhookEventType } from '#db/apps/schemas.ts'

export type { ApiMode } from '#db/apps/schemas.ts'
export * from '#db/apps/api.ts'
export * from '#db/apps/api.ts'

/** The base addresses of the simulated API, for the developer site and the test bench. No request leaves the device. */

export const apiBase: Record<ApiMode, string> = {
  live: 'https://api.paid.example/v1',
  test: 'https://sandbox.api.paid.example/v1',
}

/** The prefix of each kind of key; 24 letters and digits follow it. */
export const keyStart = {
  publishable: { live: 'pk_live_', test: 'pk_test_' },
  secret: { live: 'sk_live_', test: 'sk_test_' },
} as const
export const keyLength = 24

/** The prefix of a webhook secret. */
export const webhookSecretStart = 'whsec_'

export const apiHeaders = {
  key: 'Authorization',
  idempotency: 'Idempotency-Key',
  signature: 'Paid-Signature',
  /** Seconds to wait after a 429. */
  retryAfter: 'Retry-After',
} as const

/** The greatest age of a webhook's timestamp, in seconds. */
export const signatureTolerance = 300

/** The lifetime of an idempotency key in hours, and its greatest length in characters. */
export const idempotencyHours = 24
export const idempotencyLength = 255

/** The default and greatest number of rows in a list. */
export const listLimit = { usual: 20, most: 100 } as const

/** The number of requests that one key may make per second. */
export const requestsPerSecond = 25

export interface ApiList<Item> {
  object: 'list'
  data: readonly Item[]
  has_more: boolean
  /** The value to send as `starting_after`; null on the last page. */
  next_cursor: string | null
}

/** The body of a webhook. */
export interface ApiEvent<Item = unknown> {
  id: string
  object: 'event'
  type: WebhookEventType
  created: string
  livemode: boolean
  data: Item
}

export const eventTypes = [
  'payment.succeeded',
  'payment.failed',
  'payment.refunded',
  'payout.arrived',
  'payout.failed',
  'invoice.paid',
] as const satisfies readonly WebhookEventType[]

/**
 * The first example on every page: the answer to a payment from the test number that succeeds, and the payment's final
 * state.
 */
export const examplePayment: ApiPayment = {
  id: 'TP-1001',
  object: 'payment',
  amount: 5000,
  customer_fee: 0,
  currency: 'USD',
  method: 'ecocash',
  customer: { account: '077 *** 1111' },
  status: 'pending',
  failure: null,
  reference: 'Order 1042',
  created: '2026-11-21T12:14:00.000Z',
  livemode: false,
}

/** The request body behind `examplePayment`, with the number `testAccounts.succeeds`. */
export const examplePaymentBody = {
  amount: examplePayment.amount,
  currency: examplePayment.currency,
  method: examplePayment.method,
  customer: { account: '0771111111' },
  reference: examplePayment.reference,
} as const

export const exampleEvent: ApiEvent<ApiPayment> = {
  id: 'EV-1001',
  object: 'event',
  type: 'payment.succeeded',
  created: '2026-11-21T12:14:02.000Z',
  livemode: false,
  data: { ...examplePayment, status: 'succeeded' },
}

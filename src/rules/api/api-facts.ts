import type { ApiPayment } from '#db/apps/api.ts'
import type { ApiMode, WebhookEventType } from '#db/apps/schemas.ts'

export type { ApiMode } from '#db/apps/schemas.ts'
export * from '#db/apps/api.ts'
export * from '#db/apps/api.ts'

/** The simulated API, as the developer site describes it and the test bench answers. No request leaves the device. */

export const apiBase: Record<ApiMode, string> = {
  live: 'https://api.paid.example/v1',
  test: 'https://sandbox.api.paid.example/v1',
}

/** What a key begins with; behind it are 24 letters and digits. */
export const keyStart = {
  publishable: { live: 'pk_live_', test: 'pk_test_' },
  secret: { live: 'sk_live_', test: 'sk_test_' },
} as const
export const keyLength = 24

/** What the secret of a webhook address begins with. */
export const webhookSecretStart = 'whsec_'

export const apiHeaders = {
  key: 'Authorization',
  idempotency: 'Idempotency-Key',
  signature: 'Paid-Signature',
  /** How long to wait after a 429, in seconds. */
  retryAfter: 'Retry-After',
} as const

/** How old a webhook's timestamp may be, in seconds. */
export const signatureTolerance = 300

/** For how long an idempotency key is known, in hours, and how long it may be. */
export const idempotencyHours = 24
export const idempotencyLength = 255

/** How many rows a list has when nothing is said, and at most. */
export const listLimit = { usual: 20, most: 100 } as const

/** Requests that one key may make in a second. */
export const requestsPerSecond = 25

export interface ApiList<Item> {
  object: 'list'
  data: readonly Item[]
  has_more: boolean
  /** To send as `starting_after`; null on the last page. */
  next_cursor: string | null
}

/** What a webhook's body is. */
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

/** The first example of every page: what the test number that pays is answered with, and what becomes of it. */
export const examplePayment: ApiPayment = {
  id: 'TP-1001',
  object: 'payment',
  amount: 5000,
  currency: 'USD',
  method: 'ecocash',
  customer: { account: '077 *** 1111' },
  status: 'pending',
  failure: null,
  reference: 'Order 1042',
  created: '2026-11-21T12:14:00.000Z',
  livemode: false,
}

/** What makes `examplePayment`, but for its number: that of `testAccounts.succeeds`. */
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

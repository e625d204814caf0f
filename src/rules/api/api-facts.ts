import type { WebhookEventType } from '#db/model/app.ts'
import type { Currency } from '#db/model/money.ts'
import type { paymentMethodIds } from '#db/model/transaction-codes.ts'

/** The simulated API, as the developer site describes it and the test bench answers. No request leaves the device. */

export type ApiMode = 'live' | 'test'

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

export type ApiMethod = (typeof paymentMethodIds)[number]

/** The methods that are charged by a number: a handset's for a wallet, a card's for a test. */
export const chargedMethods = [
  'ecocash',
  'onemoney',
  'innbucks',
  'omari',
  'visa',
  'mastercard',
] as const satisfies readonly ApiMethod[]

export const apiPaymentStatuses = ['pending', 'succeeded', 'failed', 'refunded'] as const
export type ApiPaymentStatus = (typeof apiPaymentStatuses)[number]

/** Why a payment failed, by its code: the words are those of the ledger. */
export const paymentFailures = {
  customer_cancelled: 'The customer cancelled',
  insufficient_funds: 'There was not enough money in the wallet',
  card_declined: 'The card was declined',
  card_insufficient_funds: 'There was not enough money on the card',
} as const

export interface ApiFailure {
  /** One of `paymentFailures`, or `declined` for any other reason. */
  code: keyof typeof paymentFailures | 'declined'
  message: string
}

/** The failure of a payment that failed for a reason of the ledger. */
export function failureOf(reason: string): ApiFailure {
  const codes = Object.keys(paymentFailures) as (keyof typeof paymentFailures)[]
  return {
    code: codes.find((code) => paymentFailures[code] === reason) ?? 'declined',
    message: reason,
  }
}

/** A payment as the API answers it. Amounts are minor units; ids begin with TP in tests and with TX in live use. */
export interface ApiPayment {
  id: string
  object: 'payment'
  amount: number
  currency: Currency
  method: ApiMethod
  /** As far as it may be shown: `077 *** 1111`. */
  customer: { account: string }
  status: ApiPaymentStatus
  failure: ApiFailure | null
  reference: string
  created: string
  livemode: boolean
}

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

/** Each kind of error with the status it is answered with. */
export const errorStatus = {
  invalid_request: 400,
  authentication: 401,
  permission: 403,
  not_found: 404,
  conflict: 409,
  rate_limit: 429,
  api: 500,
} as const
export type ApiErrorType = keyof typeof errorStatus

/** Every code of an error, with its kind and what it says. `{…}` is filled in. */
export const errorCodes = {
  body_not_json: { type: 'invalid_request', message: 'The body is not valid JSON.' },
  parameter_missing: { type: 'invalid_request', message: 'Send {param}.' },
  amount_invalid: {
    type: 'invalid_request',
    message: 'The amount is a whole number of cents, from 1 to 100000000.',
  },
  currency_invalid: { type: 'invalid_request', message: 'The currency is USD or ZWL.' },
  method_invalid: {
    type: 'invalid_request',
    message: 'The method is one of ecocash, onemoney, innbucks, omari, visa or mastercard.',
  },
  account_invalid: {
    type: 'invalid_request',
    message: 'This number does not belong to the method. Check its digits.',
  },
  cursor_invalid: {
    type: 'invalid_request',
    message: 'starting_after is the id of an object in this list.',
  },
  limit_invalid: { type: 'invalid_request', message: 'The limit is a number from 1 to 100.' },
  key_missing: {
    type: 'authentication',
    message: 'Send your secret key in the header Authorization: Bearer.',
  },
  key_invalid: {
    type: 'authentication',
    message: 'This key does not exist, has expired or was revoked.',
  },
  key_wrong_mode: {
    type: 'authentication',
    message: 'Test keys work on the sandbox address, live keys on the live one.',
  },
  key_publishable: {
    type: 'permission',
    message: 'A publishable key can’t do this. Use a secret key, from your server.',
  },
  not_permitted: { type: 'permission', message: 'This app needs the permission {permission}.' },
  no_such_object: { type: 'not_found', message: 'There is no {object} {id}.' },
  idempotency_key_reused: {
    type: 'conflict',
    message: 'This idempotency key was used with another request.',
  },
  path_taken: { type: 'conflict', message: 'Another link has this path.' },
  not_refundable: {
    type: 'conflict',
    message: 'Only a payment that succeeded can be refunded, up to what is left of it.',
  },
  too_many_requests: { type: 'rate_limit', message: 'Too many requests. Try again in a moment.' },
  internal: { type: 'api', message: 'Something went wrong on our side. Try again.' },
} as const satisfies Record<string, { type: ApiErrorType; message: string }>
export type ApiErrorCode = keyof typeof errorCodes

export interface ApiError {
  error: { type: ApiErrorType; code: ApiErrorCode; message: string; param?: string }
}

/** An error as it is answered; `fill` says what stands in place of `{…}` in its message. */
export function apiError(
  code: ApiErrorCode,
  { param, fill = {} }: { param?: string; fill?: Record<string, string> } = {},
): ApiError {
  const { type, message } = errorCodes[code]
  const words: Record<string, string> = { ...fill, ...(param !== undefined && { param }) }
  const text = message.replace(/\{(\w+)\}/g, (part, name: string) => words[name] ?? part)
  return { error: { type, code, message: text, ...(param !== undefined && { param }) } }
}

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

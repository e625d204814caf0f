import type { Invoice } from '../invoices/schemas.ts'
import type { Currency } from '../money.ts'
import type { paymentMethodIds, Transaction } from '../payments/schemas.ts'
import type { Payout } from '../payouts/schemas.ts'
import type { ApiKey, ApiMode, TestPayment, WebhookEventType } from './schemas.ts'

/** Each kind of API error and its HTTP status. */
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

/** Each API error code with its kind and message; `{…}` is a placeholder. */
export const errorCodes = {
  body_not_json: { type: 'invalid_request', message: 'The body is not valid JSON.' },
  parameter_missing: { type: 'invalid_request', message: 'The parameter {param} is missing.' },
  amount_invalid: {
    type: 'invalid_request',
    message: 'The amount must be a whole number of cents, from 1 to 100000000.',
  },
  currency_invalid: { type: 'invalid_request', message: 'The currency must be USD or ZWL.' },
  method_invalid: {
    type: 'invalid_request',
    message: 'The method must be ecocash, onemoney, innbucks, omari, visa or mastercard.',
  },
  account_invalid: {
    type: 'invalid_request',
    message: 'This number doesn’t match the payment method. Check the digits.',
  },
  cursor_invalid: {
    type: 'invalid_request',
    message: 'starting_after must be the id of an object in this list.',
  },
  limit_invalid: { type: 'invalid_request', message: 'The limit must be a number from 1 to 100.' },
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
    message: 'Use test keys with the sandbox URL and live keys with the live URL.',
  },
  key_publishable: {
    type: 'permission',
    message: 'Publishable keys can’t do this. Use a secret key from your server.',
  },
  not_permitted: { type: 'permission', message: 'This app needs the {permission} permission.' },
  no_such_object: { type: 'not_found', message: 'There is no {object} {id}.' },
  idempotency_key_reused: {
    type: 'conflict',
    message: 'This idempotency key was used with another request.',
  },
  path_taken: { type: 'conflict', message: 'This path is taken.' },
  method_off: {
    type: 'conflict',
    message: 'This method is unavailable. Choose another.',
  },
  not_refundable: {
    type: 'conflict',
    message: 'Only successful payments can be refunded, up to the remaining amount.',
  },
  too_many_requests: { type: 'rate_limit', message: 'Too many requests. Try again in a moment.' },
  internal: { type: 'api', message: 'Something went wrong on our side. Try again.' },
} as const satisfies Record<string, { type: ApiErrorType; message: string }>
export type ApiErrorCode = keyof typeof errorCodes

export interface ApiError {
  error: { type: ApiErrorType; code: ApiErrorCode; message: string; param?: string }
}

/** Returns an error response; `fill` gives the values for the `{…}` placeholders in its message. */
export function apiError(
  code: ApiErrorCode,
  { param, fill = {} }: { param?: string; fill?: Record<string, string> } = {},
): ApiError {
  const { type, message } = errorCodes[code]
  const words: Record<string, string> = { ...fill, ...(param !== undefined && { param }) }
  const text = message.replace(/\{(\w+)\}/g, (part, name: string) => words[name] ?? part)
  return { error: { type, code, message: text, ...(param !== undefined && { param }) } }
}

/** The grace periods of an old key after a roll, in milliseconds. */
export const rollGraces = { now: 0, hour: 3_600_000, day: 86_400_000 } as const
export type RollGrace = keyof typeof rollGraces

/** A generated key before an app stores it. */
export type NewKey = Pick<ApiKey, 'kind' | 'mode' | 'start' | 'text' | 'last4' | 'digest'>

/** The state of a key at an instant: working, working until it expires, or over. */
export type KeyState = 'working' | 'ending' | 'expired' | 'revoked'

/** Returns the state of a key at an instant, in milliseconds. */
export function keyStateAt(
  { expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>,
  now: number,
): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'working'
  return Date.parse(expiresAt) > now ? 'ending' : 'expired'
}

/** Returns whether a key has stopped working at an instant, in milliseconds. */
export const isOver = (key: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: number): boolean =>
  ['expired', 'revoked'].includes(keyStateAt(key, now))

export type ApiMethod = (typeof paymentMethodIds)[number]

/** The methods charged by number: a handset for a wallet, a card number for a test. */
export const chargedMethods = [
  'ecocash',
  'onemoney',
  'innbucks',
  'omari',
  'visa',
  'mastercard',
] as const satisfies readonly ApiMethod[]

export const apiPaymentStatuses = ['pending', 'succeeded', 'failed', 'refunded'] as const
type ApiPaymentStatus = (typeof apiPaymentStatuses)[number]

/** Payment failure codes, with the wording of the ledger. */
export const paymentFailures = {
  customer_cancelled: 'The customer cancelled',
  insufficient_funds: 'Insufficient funds in the wallet',
  debited_not_credited: 'The customer was charged, but the merchant was not paid',
  card_declined: 'The card was declined',
  card_insufficient_funds: 'Insufficient funds on the card',
} as const

export interface ApiFailure {
  code: keyof typeof paymentFailures | 'declined'
  message: string
}

/** Returns the API failure for a failure reason in the ledger. */
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
  /** What the customer pays on top of the amount; 0 if nothing. */
  customer_fee: number
  currency: Currency
  method: ApiMethod
  /** Masked: `077 *** 1111`. */
  customer: { account: string }
  status: ApiPaymentStatus
  failure: ApiFailure | null
  reference: string
  created: string
  livemode: boolean
}

const statuses = {
  pending: 'pending',
  successful: 'succeeded',
  failed: 'failed',
  refunded: 'refunded',
} as const satisfies Record<Transaction['status'], ApiPayment['status']>

type Paid = Pick<
  Transaction,
  'id' | 'amount' | 'currency' | 'paymentMethod' | 'account' | 'status' | 'reference'
> & { customerFee?: number | undefined; failureReason?: string | undefined }

const payment = (row: Paid, created: string, livemode: boolean): ApiPayment => ({
  id: row.id,
  object: 'payment',
  amount: row.amount,
  customer_fee: row.customerFee ?? 0,
  currency: row.currency,
  method: row.paymentMethod,
  customer: { account: row.account },
  status: statuses[row.status],
  failure: row.failureReason === undefined ? null : failureOf(row.failureReason),
  reference: row.reference,
  created,
  livemode,
})

/** Returns a ledger payment in the format of the API. */
export const livePayment = (row: Transaction): ApiPayment => payment(row, row.date, true)

/** Returns a sandbox payment in the format of the API. */
export const sandboxPayment = (row: TestPayment): ApiPayment => payment(row, row.createdAt, false)

/** Returns a payout in the format of the API; its amount is in minor units, before the fee. */
export const apiPayout = ({
  id,
  amount,
  fee,
  currency,
  status,
  destination,
  failureReason,
  requestedAt,
}: Payout) => ({
  id,
  object: 'payout' as const,
  amount,
  fee,
  currency,
  destination,
  status,
  failure: failureReason ?? null,
  created: requestedAt,
  livemode: true,
})

/** Returns an invoice in the format of the API, with its amount due in minor units. */
export const apiInvoice = (
  { id, number, currency, customer, createdAt }: Invoice,
  total: number,
) => ({
  id,
  object: 'invoice' as const,
  number,
  total,
  currency,
  customer: { name: customer.name },
  status: 'paid' as const,
  created: createdAt,
  livemode: true,
})

/** Returns the event body sent to a webhook address. */
export const apiEvent = (
  id: string,
  event: { mode: ApiMode; type: WebhookEventType; created: string; object: object },
) => ({
  id,
  object: 'event' as const,
  type: event.type,
  created: event.created,
  livemode: event.mode === 'live',
  data: event.object,
})

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
  method_off: {
    type: 'conflict',
    message: 'This method is switched off at present. Choose another.',
  },
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

import { currencies, maxAmount } from '../money.ts'
import { plainDigits } from '../text/phone-number.ts'
import { type ApiErrorCode, type ApiPayment, chargedMethods } from './api.ts'

export interface ChargeBody {
  amount?: unknown
  currency?: unknown
  method?: unknown
  customer?: { account?: string }
  reference?: string
}

/** A valid request. */
export interface Charge {
  amount: number
  currency: ApiPayment['currency']
  method: (typeof chargedMethods)[number]
  account: string
  reference: string
}

/** A refusal of a request, with the values for its message. */
export interface ApiRefusal {
  code: ApiErrorCode
  param?: string
  fill?: Record<string, string>
}

const numbers: Record<Charge['method'], RegExp> = {
  ecocash: /^07\d{8}$/,
  onemoney: /^07\d{8}$/,
  innbucks: /^07\d{8}$/,
  omari: /^07\d{8}$/,
  visa: /^4\d{15}$/,
  mastercard: /^(?:5[1-5]|2[2-7])\d{14}$/,
}

const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  words.some((word) => word === value)

const missing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Returns the stored part of a request's reference. */
export const referenceOf = ({ reference = '' }: ChargeBody): string => reference.slice(0, 200)

/**
 * Validates the body of a payment request; returns the charge, or the first reason to refuse it.
 */
export function checkCharge(body: ChargeBody): Charge | ApiRefusal {
  const { amount, currency, method } = body
  const account = body.customer?.account
  if (missing(amount)) return { code: 'parameter_missing', param: 'amount' }
  if (
    typeof amount !== 'number' ||
    !Number.isSafeInteger(amount) ||
    amount < 1 ||
    amount > maxAmount
  )
    return { code: 'amount_invalid', param: 'amount' }
  if (!isOneOf(currencies, currency)) return { code: 'currency_invalid', param: 'currency' }
  if (!isOneOf(chargedMethods, method)) return { code: 'method_invalid', param: 'method' }
  if (account === undefined || account === '')
    return { code: 'parameter_missing', param: 'customer.account' }
  const digits = plainDigits(account)
  if (!numbers[method].test(digits)) return { code: 'account_invalid', param: 'customer.account' }
  return { amount, currency, method, account: digits, reference: referenceOf(body) }
}

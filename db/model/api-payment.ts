import type { Currency } from './money.ts'
import type { paymentMethodIds } from './transaction-codes.ts'

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
  debited_not_credited: 'The customer was debited but the merchant was not credited',
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

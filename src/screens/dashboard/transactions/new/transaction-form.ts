import * as v from 'valibot'
import { currency } from '#db/common.ts'
import type { Currency } from '#db/money.ts'
import {
  isCard,
  paymentMethodId,
  type PaymentMethodId,
  type TransactionType,
} from '#db/payments/schemas.ts'
import { cardNumberProblem } from '#src/rules/transactions.ts'
import { parseMobile } from '#src/rules/sign-in.ts'
import { amount, nameText } from '#src/rules/validation.ts'

/** What is entered by hand: a refund is made from its payment, a payout from the balance. */
export type EnteredType = Exclude<TransactionType, 'refund' | 'payout'>

export interface TransactionFormValues {
  type: EnteredType
  customer: string
  amount: string
  currency: Currency
  method: PaymentMethodId
  account: string
}

export const startValues: TransactionFormValues = {
  type: 'payment',
  customer: '',
  amount: '',
  currency: 'USD',
  method: 'ecocash',
  account: '',
}

/** What the number of an account is by the method: a handset's, a card's, or a bank's. */
export function accountKind(method: PaymentMethodId): 'mobile' | 'card' | 'bank' {
  if (method === 'bank') return 'bank'
  return isCard(method) || method === 'zimswitch' ? 'card' : 'mobile'
}

/** Why a typed number can't be right, in words. Only a payment needs one. */
export function accountProblem({
  type,
  method,
  account,
}: Pick<TransactionFormValues, 'type' | 'method' | 'account'>): string | undefined {
  const typed = account.trim()
  if (typed === '' && type !== 'payment') return undefined
  switch (accountKind(method)) {
    case 'mobile':
      return parseMobile(typed).error
    case 'card':
      return cardNumberProblem(typed, method === 'zimswitch')
    case 'bank':
      return /^[\d -]{6,24}$/.test(typed) ? undefined : 'Enter the digits of the bank account'
  }
}

const fields = v.object({
  type: v.picklist(['payment', 'adjustment']),
  customer: nameText,
  amount,
  currency,
  method: paymentMethodId,
  account: v.string(),
})

/** What is typed into New Transaction, with the words for what is wrong; it becomes minor units. */
export const transactionFormSchema = v.pipe(
  fields,
  v.forward(
    // It looks at these alone, so that its words come with those of an amount that is none.
    v.partialCheck(
      [['type'], ['method'], ['account']],
      (typed) => accountProblem(typed) === undefined,
      ({ input }) => accountProblem(input) ?? '',
    ),
    ['account'],
  ),
)

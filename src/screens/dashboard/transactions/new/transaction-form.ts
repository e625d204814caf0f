import * as v from 'valibot'
import { currency } from '#db/model/common.ts'
import type { Currency } from '#db/model/money.ts'
import { isCard } from '#db/model/transaction-codes.ts'
import {
  paymentMethodId,
  type PaymentMethodId,
  type TransactionType,
} from '#db/model/transaction.ts'
import { parseAmount } from '#src/rules/amount.ts'
import { cardNumberProblem } from '#src/rules/cards.ts'
import { parseMobile } from '#src/rules/mobile-number.ts'

/** What is entered by hand; a refund is made from its payment. */
export type EnteredType = Exclude<TransactionType, 'refund'>

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
  type: v.picklist(['payment', 'payout', 'adjustment']),
  customer: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'Enter a name of at least 2 letters'),
    v.maxLength(80, 'Use at most 80 letters'),
  ),
  amount: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const { error } = dataset.typed ? parseAmount(dataset.value) : { error: undefined }
      if (error !== undefined) addIssue({ message: error })
    }),
  ),
  currency,
  method: paymentMethodId,
  account: v.string(),
})

/** What is typed into New Transaction, with the words for what is wrong. */
export const transactionFormSchema: v.GenericSchema<TransactionFormValues> = v.pipe(
  fields,
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? accountProblem(dataset.value) : undefined
      if (message !== undefined) addIssue({ message })
    }),
    ['account'],
  ),
)

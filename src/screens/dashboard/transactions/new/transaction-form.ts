import * as v from 'valibot'
import { currency } from '#db/common.ts'
import type { Currency } from '#db/money.ts'
import { amountLimits, isCard } from '#db/payments/rules.ts'
import {
  paymentMethodId,
  type PaymentMethodId,
  type TransactionType,
} from '#db/payments/schemas.ts'
import { outsideLimits } from '#db/text/amount.ts'
import { networkEnglish } from '#db/text/payer-words/form-english.ts'
import { parseMobile } from '#db/text/phone-number.ts'
import { plainTyped } from '#db/text/typed-text.ts'
import { amountIn, inTypedCurrency, nameText } from '#db/text/validation.ts'
import { networkQuestion } from '#src/rules/network-question.ts'
import { cardNumberProblem } from '#src/rules/transactions.ts'

/** The types entered by hand: a refund starts from its payment, a payout from the balance. */
type EnteredType = Exclude<TransactionType, 'refund' | 'payout'>

export interface TransactionFormValues {
  type: EnteredType
  customer: string
  amount: string
  currency: Currency
  method: PaymentMethodId
  account: string
  /** The number that stays with a wallet of another network, as `keptNumber` writes it. */
  keptNumber: string
}

export const startingTransaction: TransactionFormValues = {
  type: 'payment',
  customer: '',
  amount: '',
  currency: 'USD',
  method: 'ecocash',
  account: '',
  keptNumber: '',
}

/** Returns the kind of account number that a method uses. */
export function accountKind(method: PaymentMethodId): 'mobile' | 'card' | 'local-card' | 'bank' {
  if (method === 'bank') return 'bank'
  if (method === 'zimswitch') return 'local-card'
  return isCard(method) ? 'card' : 'mobile'
}

/** Returns the error of a typed number. Only payments need one. */
function accountProblem({
  type,
  method,
  account,
  keptNumber,
}: Pick<TransactionFormValues, 'type' | 'method' | 'account' | 'keptNumber'>): string | undefined {
  const typed = plainTyped(account)
  const question = { method, number: typed, kept: keptNumber }
  if (typed === '' && type !== 'payment') return undefined
  switch (accountKind(method)) {
    case 'mobile':
      if (type === 'payment' && networkQuestion(question)) return networkEnglish.unanswered
      return parseMobile(typed).error
    case 'card':
    case 'local-card':
      return cardNumberProblem(typed, method === 'zimswitch')
    case 'bank':
      return /^[\d -]{6,24}$/.test(typed) ? undefined : 'Enter the account number'
  }
}

const fieldsIn = (typedIn: Currency) =>
  v.object({
    type: v.picklist(['payment', 'adjustment']),
    customer: nameText,
    amount: amountIn(typedIn),
    currency,
    method: paymentMethodId,
    account: v.pipe(v.string(), v.transform(plainTyped)),
    keptNumber: v.string(),
  })

/**
 * Returns the form of New Transaction with its messages, for a business with a limit for a single payment in minor units of
 * USD; its output is in minor units.
 */
export function transactionFormSchema(paymentLimit: number | null = null) {
  const problemOf = (typed: { amount: number; currency: Currency }) =>
    outsideLimits(typed.amount, amountLimits(typed.currency, paymentLimit), typed.currency)
  return inTypedCurrency((typedIn) =>
    v.pipe(
      fieldsIn(typedIn),
      v.forward(
        v.partialCheck(
          [['type'], ['amount'], ['currency']],
          ({ type, ...typed }) => type !== 'payment' || problemOf(typed) === undefined,
          ({ input }) => `${problemOf(input)} until your business is approved`,
        ),
        ['amount'],
      ),
      v.forward(
        // Checks only these fields, so that its messages appear together with those of an invalid amount.
        v.partialCheck(
          [['type'], ['method'], ['account'], ['keptNumber']],
          (typed) => accountProblem(typed) === undefined,
          ({ input }) => accountProblem(input) ?? '',
        ),
        ['account'],
      ),
      v.transform(({ keptNumber: _answered, ...typed }) => ({
        ...typed,
        account:
          (accountKind(typed.method) === 'mobile' && parseMobile(typed.account).number) ||
          typed.account,
      })),
    ),
  )
}

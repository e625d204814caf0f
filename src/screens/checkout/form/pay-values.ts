import * as v from 'valibot'
import { currentDate } from '#db/clock.ts'
import { testAccounts, testNumberFor } from '#db/payments/test-accounts.ts'
import { amountText, outsideLimits, parseAmount } from '#db/text/amount.ts'
import { atMost, longest, shortest } from '#db/text/format.ts'
import { formatMobile, parseMobile } from '#db/text/phone-number.ts'
import { visible } from '#db/text/typed-text.ts'
import { payerWords } from '#src/data/payer-words.ts'
import { networkQuestion } from '#src/rules/network-question.ts'
import {
  cardDigits,
  cardNumberProblem,
  codeProblem,
  expiryProblem,
  formatCardNumber,
  sampleExpiry,
} from '#src/rules/transactions.ts'
import {
  isOff,
  kindOf,
  likelyChoice,
  type MethodChoice,
  methodName,
  methodOf,
  type PayFacts,
  type PayOrder,
  type PayValues,
  totalOf,
} from './pay-facts.ts'

export const emptyValues: PayValues = {
  amount: '',
  method: '',
  phone: '',
  keptNumber: '',
  cardNumber: '',
  expiry: '',
  code: '',
  customer: '',
}

/** Values that may be reused for another attempt: never a card. */
const withoutCard = (typed: PayValues): PayValues => ({
  ...typed,
  cardNumber: '',
  expiry: '',
  code: '',
})

/** Returns a phone number for a choice: a test number as that wallet has it, anybody else's as typed. */
export function phoneFor(choice: MethodChoice | '', phone: string): string {
  return choice === '' || choice === 'card' ? phone : testNumberFor(choice, phone)
}

/** Returns the values of a test number with which a payment by a choice succeeds. */
export function testValues(choice: MethodChoice, now = currentDate()): Partial<PayValues> {
  const { succeeds, cardSucceeds, localSucceeds } = testAccounts
  const expiry = sampleExpiry(now)
  return {
    mobile: { phone: phoneFor(choice, formatMobile(succeeds)) },
    card: { cardNumber: formatCardNumber(cardSucceeds), expiry, code: '123' },
    'local-card': { cardNumber: formatCardNumber(localSucceeds), expiry },
    bank: {},
  }[kindOf(choice)]
}

/** Returns the form's initial values: a default method with its test number, and the amount due of an invoice. */
export function startingValues(
  { lastMethod, disabledMethods, ...facts }: PayFacts,
  now?: Date,
): PayValues {
  const method = likelyChoice(lastMethod, disabledMethods)
  return {
    ...emptyValues,
    // The whole invoice, up to the limit of one payment.
    amount: facts.invoice ? amountText(facts.limits.max) : '',
    method,
    ...(method !== '' && testValues(method, now)),
  }
}

/**
 * Returns earlier values for the next payment, with an invoice's amount reduced to what is due, and all of that after a
 * partial payment.
 */
export function typedAgain(typed: PayValues, { invoice, limits, currency }: PayFacts): PayValues {
  const amount = parseAmount(typed.amount, currency)
  const isTooMuch = amount.error === undefined && amount.minor > limits.max
  return invoice && (typed.amount === '' || isTooMuch)
    ? { ...typed, amount: amountText(limits.max) }
    : typed
}

/**
 * Returns the values for going back to the form: all of them, with the method to choose again, or without the amount
 * after a payment; null when nothing was typed, so that the form starts over.
 */
export function forAnother(
  typed: PayValues | null,
  another?: 'another-way' | 'another-payment',
): PayValues | null {
  if (another === 'another-payment') return typed && { ...withoutCard(typed), amount: '' }
  if (another) return { ...withoutCard(typed ?? emptyValues), method: '' }
  return typed && withoutCard(typed)
}

type Problems = Partial<Record<keyof PayValues, string | undefined>>

function amountProblem(text: string, { amount, limits, currency }: PayFacts) {
  if (amount !== null) return undefined
  const { amountProblems, problems } = payerWords()
  const typed = parseAmount(text, currency, undefined, amountProblems)
  if (typed.error !== undefined) return typed.error
  const problem = outsideLimits(typed.minor, limits, currency, amountProblems)
  return limits.limited && typed.minor > limits.max ? `${problems.overLimit} ${problem}` : problem
}

function phoneProblemOf(
  { method, phone, keptNumber }: PayValues,
  disabled: PayFacts['disabledMethods'],
): string | undefined {
  const { error } = parseMobile(phone)
  const { network, problems } = payerWords()
  if (error) return visible(phone) === '' ? problems.mobileMissing : problems.mobileWrong
  if (method === '' || method === 'card') return undefined
  const isAsked = networkQuestion({ method, number: phone, kept: keptNumber }, disabled)
  return isAsked ? network.unanswered : undefined
}

function methodProblems(values: PayValues, { disabledMethods }: PayFacts, now: Date): Problems {
  const choice = values.method
  const { problems, card, cardProblems } = payerWords()
  if (choice === '') return { method: problems.noMethod }
  if (isOff(choice, disabledMethods)) return { method: problems.methodOff }
  const kind = kindOf(choice)
  if (kind === 'mobile') return { phone: phoneProblemOf(values, disabledMethods) }
  if (kind === 'bank') return {}
  const local = kind === 'local-card'
  const brand = methodOf(choice, values.cardNumber)
  const off = brand && disabledMethods.includes(brand)
  return {
    cardNumber:
      cardNumberProblem(values.cardNumber, local, cardProblems) ??
      (off ? card.isUnavailable(methodName(brand)) : undefined),
    expiry: expiryProblem(values.expiry, now, cardProblems),
    code: local ? undefined : codeProblem(values.code, cardProblems),
  }
}

function nameProblem(name: string): string | undefined {
  if (name === '') return undefined
  if (name.length < shortest.name) return payerWords().problems.nameShort
  return name.length > longest.name ? atMost(longest.name) : undefined
}

/** Returns the errors by field. */
export function payProblems(values: PayValues, facts: PayFacts, now: Date): Problems {
  return {
    amount: amountProblem(values.amount, facts),
    ...methodProblems(values, facts, now),
    customer: nameProblem(visible(values.customer)),
  }
}

function toOrder(values: PayValues, facts: PayFacts): PayOrder {
  const choice = values.method as MethodChoice
  const kind = kindOf(choice)
  const { amount, fee } = totalOf(facts, values)
  return {
    currency: facts.currency,
    amount: amount ?? 0,
    fee: fee ?? 0,
    method: methodOf(choice, values.cardNumber) ?? 'visa',
    account:
      kind === 'mobile'
        ? (parseMobile(values.phone).number ?? '')
        : kind === 'bank'
          ? ''
          : cardDigits(values.cardNumber),
    customer: visible(values.customer),
  }
}

/** Returns the form's schema for the given terms; its output is the order and the typed values. */
export function paySchema(facts: PayFacts, now = currentDate) {
  return v.pipe(
    v.custom<PayValues>((input) => input instanceof Object),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of Object.entries(payProblems(input, facts, now())))
        if (message)
          addIssue({
            message,
            path: [
              {
                type: 'unknown',
                origin: 'value',
                input,
                key,
                value: input[key as keyof PayValues],
              },
            ],
          })
    }),
    v.transform((typed) => ({ order: toOrder(typed, facts), typed })),
  )
}

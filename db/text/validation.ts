import * as v from 'valibot'
import { parseDay } from '../days.ts'
import { currencies, type Currency } from '../money.ts'
import { parseAmount } from './amount.ts'
import { atMost, longest, shortest } from './format.ts'
import { phoneProblem, tidyPhone } from './phone-number.ts'
import { plainEmail, visibleLines } from './typed-text.ts'

const wrongEmail = 'Please enter a valid email address'

/** An e-mail address in plain characters, without what a mail app puts around it; a bare host name is refused. R48. */
export const emailAddress = v.pipe(
  v.string(),
  v.transform(plainEmail),
  v.rfcEmail(wrongEmail),
  v.regex(/\.[a-z]{2,}$/i, wrongEmail),
)

/** An optional e-mail address. */
export const emailOrNone = v.union([
  v.pipe(v.string(), v.transform(plainEmail), v.literal('')),
  emailAddress,
])

const password = v.pipe(
  v.string(),
  v.minLength(shortest.password, 'Password must be at least 6 characters'),
)

const text = (least: number, message: string) =>
  v.pipe(v.string(), v.transform(visibleLines), v.minLength(least, message))

/** Returns a schema for trimmed text between two lengths in characters, with the message for text that is too short. */
export const textBetween = (least: number, tooLittle: string, most: number) =>
  v.pipe(text(least, tooLittle), v.maxLength(most, atMost(most)))

/** The name of a person or a thing. */
export const nameText = textBetween(
  shortest.name,
  'Enter a name of at least 2 characters',
  longest.name,
)

export const personName = v.pipe(
  nameText,
  v.check(
    (typed) => typed.length < shortest.name || /\p{L}/u.test(typed),
    'Use letters in the name',
  ),
)

/** Returns a schema for optional trimmed text up to a length in characters. */
export const textUpTo = (most: number) =>
  v.pipe(v.string(), v.transform(visibleLines), v.maxLength(most, atMost(most)))

/** Returns a schema for several lines of free text, with the message for text that is too short. */
export const ownWords = (least: 0 | 1, tooLittle = '') =>
  textBetween(least, tooLittle, longest.text)

/** Returns the schema of a typed amount in a currency, in minor units, with the messages of `parseAmount`. */
export const amountIn = (currency: Currency) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): number => {
      const typed = parseAmount(dataset.value, currency)
      if (typed.error === undefined) return typed.minor
      addIssue({ message: typed.error })
      return NEVER
    }),
  )

/** Returns the same, whose output is null when nothing is typed. */
export const amountOrNoneIn = (currency: Currency) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((typed) => typed || null),
    v.nullable(amountIn(currency)),
  )

/** Returns the schema of a form whose amounts are in the currency that is chosen in its field `currency`. */
export const inTypedCurrency = <Form extends v.GenericSchema>(
  formIn: (currency: Currency) => Form,
) =>
  v.lazy((typed) => {
    const chosen = typed instanceof Object && 'currency' in typed ? typed.currency : undefined
    return formIn(currencies.find((each) => each === chosen) ?? 'USD')
  })

/**
 * Returns why the text of a date field is no day: `2026-11-21` is one, `0026-11-21` is a year still being typed.
 * Undefined for a day, and for an empty field unless the browser says that something incomplete stands in it. R48.
 */
export function dayProblem(text: string, isIncomplete: boolean): string | undefined {
  if (text === '') return isIncomplete ? 'This date is incomplete or doesn’t exist' : undefined
  if (parseDay(text)) return undefined
  return text.startsWith('0') ? 'Enter all 4 digits of the year' : 'This date doesn’t exist'
}

/** A new password and its repetition. The current password is not checked, because none is stored. */
export const passwordFields = v.pipe(
  v.object({
    current: v.pipe(v.string(), v.minLength(1, 'Enter your current password')),
    password,
    repeat: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['current'], ['password']],
      ({ current, password: chosen }) => current !== chosen,
      'Choose a different password',
    ),
    ['password'],
  ),
  v.forward(
    v.partialCheck(
      [['password'], ['repeat']],
      (fields) => fields.password === fields.repeat,
      'Passwords do not match',
    ),
    ['repeat'],
  ),
)

/** Returns optional trimmed text that a function finds no error in. */
const checkedBy = (problemOf: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && dataset.value !== '' && problemOf(dataset.value)
      if (message) addIssue({ message })
    }),
  )

/** Returns the schema of an optional number of so many digits; the spaces and dashes between them are dropped. */
const digitsOrNone = (name: string, count: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[\s-]/g, '')),
    v.regex(new RegExp(`^(?:\\d{${count}})?$`), `A ${name} has ${count} digits`),
  )

/** A taxpayer number of the revenue authority, if there is one. INV-6. */
export const tinOrNone = digitsOrNone('TIN', 10)

/** A VAT registration number, if there is one. INV-6. */
export const vatNumberOrNone = digitsOrNone('VAT number', 9)

/** A phone number in plain characters, with what is wrong with it. R48. */
const phoneNumber = v.pipe(
  v.string(),
  v.transform(tidyPhone),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed && phoneProblem(dataset.value)
    if (message) addIssue({ message })
  }),
)

/** A phone number of at least 10 characters, with the sign-up's words (RULE-1). */
export const longPhoneNumber = v.pipe(
  v.string(),
  v.transform(tidyPhone),
  v.check(
    (typed) => typed.length >= shortest.phone && phoneProblem(typed) === undefined,
    'Please enter a valid phone number',
  ),
)

/** An optional phone number. */
export const phoneOrNone = v.union([
  v.pipe(v.string(), v.transform(tidyPhone), v.literal('')),
  phoneNumber,
])

/** Returns the error of an address that a browser would not open. */
function websiteProblem(typed: string): string | undefined {
  const [, scheme, host = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/?#\s]*)\S*$/i.exec(typed) ?? []
  if (host.includes('@')) return 'Enter a website, not an email address'
  if (scheme !== undefined && !/^https?$/i.test(scheme))
    return 'Enter a website that starts with https:// or a domain name'
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{1,5})?$/i.test(host)
    ? undefined
    : 'Enter a website, such as vumbacoffee.co.zw'
}

/** The address of a website, if there is one. */
export const websiteOrNone = v.pipe(
  checkedBy(websiteProblem),
  v.maxLength(longest.email, atMost(longest.email)),
)

/** The form fields with their messages (RULE-1). */
export const loginFields = v.object({ email: emailAddress, password })

export const forgotPasswordFields = v.object({ email: emailAddress })

export const signUpFields = v.pipe(
  v.object({
    firstName: text(shortest.name, 'First name is required'),
    lastName: text(shortest.name, 'Last name is required'),
    email: emailAddress,
    phoneNumber: longPhoneNumber,
    password,
    confirmPassword: v.pipe(
      v.string(),
      v.minLength(shortest.password, 'Confirm password is required'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (fields) => fields.password === fields.confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
)
export type SignUpFields = v.InferOutput<typeof signUpFields>

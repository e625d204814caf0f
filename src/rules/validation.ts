import * as v from 'valibot'
import { parseAmount } from './amount.ts'
import { atMost, longest, shortest } from './format.ts'

/**
 * Returns text from elsewhere, such as an address or a scanned code, without control and invisible characters, trimmed.
 * Joined emoji are preserved.
 */
export const visible = (text: string): string =>
  text.replace(/(?!\u200d)[\p{Cc}\p{Cf}]/gu, '').trim()

const wrongEmail = 'Please enter a valid email address'

/** An e-mail address, trimmed; a bare host name is refused. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.rfcEmail(wrongEmail),
  v.regex(/\.[a-z]{2,}$/i, wrongEmail),
)

const password = v.pipe(
  v.string(),
  v.minLength(shortest.password, 'Password must be at least 6 characters'),
)

const text = (least: number, message: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(least, message))

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
  v.pipe(v.string(), v.trim(), v.maxLength(most, atMost(most)))

/** Returns a schema for several lines of free text, with the message for text that is too short. */
export const ownWords = (least: 0 | 1, tooLittle = '') =>
  textBetween(least, tooLittle, longest.text)

/** A typed amount in minor units, with the messages of `parseAmount`. */
export const amount = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): number => {
    const typed = parseAmount(dataset.value)
    if (typed.error === undefined) return typed.minor
    addIssue({ message: typed.error })
    return NEVER
  }),
)

/** The same, or null when nothing is typed. */
export const amountOrNone = v.pipe(
  v.string(),
  v.trim(),
  v.transform((typed) => typed || null),
  v.nullable(amount),
)

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

/** An optional phone number. */
export const phoneOrNone = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => typed === '' || typed.length >= shortest.phone,
    'Please enter a valid phone number',
  ),
)

/** The form fields with their messages (RULE-1). */
export const loginFields = v.object({ email: emailAddress, password })

export const forgotPasswordFields = v.object({ email: emailAddress })

export const signUpFields = v.pipe(
  v.object({
    firstName: text(shortest.name, 'First name is required'),
    lastName: text(shortest.name, 'Last name is required'),
    email: emailAddress,
    phoneNumber: text(shortest.phone, 'Please enter a valid phone number'),
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

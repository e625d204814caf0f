import { plainTyped } from './typed-text.ts'

/*
 * The one rule for phone numbers, whoever types them: a payer, a merchant, an applicant, or a
 * person that searches. A number may come from a contact, a web page, a card or another script.
 */

const between = String.raw`[\s()./·•_-]`
const canBeDialed = new RegExp(String.raw`^[(\s]*\+?(?:\d|${between})+$`)

/** Zimbabwe's code, however it is dialed, with the zero that some write after it. */
const countryCode = /^(?:00)?263(?:0(?=7))?(?=\d{9}$)/

/**
 * Returns a phone number as it is kept: as typed, in plain characters, without a label (`tel:`,
 * `Cell:`), and with the zero of a national mobile number in its place: `+263 (0)77 123 4567` is
 * `+263 77 123 4567`, `77 123 4567` is `077 123 4567`. Text that is no number is returned as it is,
 * for `phoneProblem`. R48.
 */
export function tidyPhone(typed: string): string {
  const number = plainTyped(typed)
    .replace(/^\p{L}[\p{L} ]{0,19}\.?:\s*(?=[(+\d])/u, '')
    .replace(/^([^;?]*\d[^;?]*)[;?].*$/, '$1')
    .replace(/^(\(?(?:\+|00)\s*\d{1,3}\)?[\s.-]*)(?:\(0\)[\s.-]*)+/, '$1')
    .trim()
  return /^[^+]*$/.test(number) &&
    /^7\d{8}$/.test(number.replace(/\D/g, '')) &&
    canBeDialed.test(number)
    ? number.replace('7', '07')
    : number
}

/**
 * Returns a number's digits in national form: `+263 77 111 1111` is `0771111111`. A card's or a
 * bank account's digits stay.
 */
export const plainDigits = (account: string): string =>
  plainTyped(account).replace(/\D/g, '').replace(countryCode, '0')

/**
 * Returns why a typed number can't be dialed, or is a Zimbabwean mobile number of another length
 * than 9 digits; undefined for one that is right. R48.
 */
export function phoneProblem(typed: string): string | undefined {
  const number = tidyPhone(typed)
  if (!canBeDialed.test(number)) return 'Enter a phone number, such as +263 77 123 4567'
  const digits = number.replace(/\D/g, '')
  const local = /^(?:00)?2630?(\d*)$/.exec(digits)?.[1] ?? /^0(\d*)$/.exec(digits)?.[1]
  if (local?.startsWith('7') && local.length !== 9) return 'Enter 9 digits after +263'
  if (digits.length < 7 || digits.length > 15) return 'Enter a phone number with 7 to 15 digits'
  return undefined
}

const mobileMessages = {
  missing: 'Enter a mobile number',
  wrong: 'Enter a Zimbabwean mobile number, such as 0771234567',
} as const

/**
 * Parses a mobile number into its national form, `0771234567`, or returns the error message. R48.
 */
export function parseMobile(
  text: string,
): { number: string; error?: undefined } | { number?: undefined; error: string } {
  const typed = tidyPhone(text)
  if (typed === '') return { error: mobileMessages.missing }
  const number = plainDigits(typed)
  return canBeDialed.test(typed) && /^07\d{8}$/.test(number)
    ? { number }
    : { error: mobileMessages.wrong }
}

/** Formats a mobile number for display: `077 123 4567`. */
export const formatMobile = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')

import { plainTyped } from '../text/typed-text.ts'

type IdType = 'national-id' | 'passport'

/** The letters of the remainders 0 to 22: the alphabet without I, O and U, with Z for 0. */
const letters = 'ZABCDEFGHJKLMNPQRSTVWXY'

interface IdNumber {
  type: IdType
  /** As printed: `63-000000 K 63`, `AN123456`. */
  number: string
  error?: undefined
}

/** Returns the check letter of an office code and the digits after it. */
export const checkLetter = (digits: string): string => letters[Number(digits) % 23] ?? ''

/** A national ID number of Harare that is valid, and nobody’s. */
export const idNumberExample = '63-000000 K 63'

const idNumberMessages = {
  form: `Enter a national ID number, such as ${idNumberExample}, or a passport number`,
  missing: `A national ID number has a letter before the last two digits, such as ${idNumberExample}`,
  letter: (typed: string) =>
    `The letter ${typed} doesn’t match the digits. Compare both with the ID card, such as ${idNumberExample}`,
} as const

/**
 * Identifies a typed ID number by its format, or returns why it is invalid, with an example; never the
 * letter that would fit, which only the card tells. BIZ-4. A Zimbabwean national
 * ID has an office code, six or seven digits, a check letter (the preceding digits modulo 23) and a
 * district code. A passport number has six to nine letters and digits, or nine digits.
 */
export function readIdNumber(
  typed: string,
): IdNumber | { type?: undefined; number?: undefined; error: string } {
  const plain = plainTyped(typed)
    .toUpperCase()
    .replace(/[\s./\p{Pd}]/gu, '')
  const [, office = '', digits = '', letter, district] =
    /^(\d{2})(\d{6,7})([A-Z])(\d{2})$/.exec(plain) ?? []
  if (letter !== undefined) {
    if (checkLetter(office + digits) !== letter) return { error: idNumberMessages.letter(letter) }
    return { type: 'national-id', number: `${office}-${digits} ${letter} ${district}` }
  }
  if (/^(?:\d{9}|(?=.*\d)(?=.*[A-Z])[A-Z\d]{6,9})$/.test(plain))
    return { type: 'passport', number: plain }
  if (/^\d{10,11}$/.test(plain)) return { error: idNumberMessages.missing }
  return { error: idNumberMessages.form }
}

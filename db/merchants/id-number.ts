import { plainTyped } from '../text/typed-text.ts'

type IdType = 'national-id' | 'passport'

const idNumberMessages = {
  form: 'Enter a national ID number, such as 12-345678 P 90, or a passport number',
  letter: 'The check letter doesn’t match. Compare it with the ID card',
} as const

/** The letters of the remainders 0 to 22: the alphabet without I, O and U, with Z for 0. */
const letters = 'ZABCDEFGHJKLMNPQRSTVWXY'

interface IdNumber {
  type: IdType
  /** As printed: `12-345678 P 90`, `AN123456`. */
  number: string
  error?: undefined
}

/** Returns the check letter of an office code and the digits after it. */
export const checkLetter = (digits: string): string => letters[Number(digits) % 23] ?? ''

/**
 * Identifies a typed ID number by its format, or returns why it is invalid. A Zimbabwean national
 * ID has an office code, six or seven digits, a check letter (the preceding digits modulo 23) and a
 * district code. A passport number has six to nine letters and digits, or nine digits.
 */
export function readIdNumber(
  typed: string,
): IdNumber | { type?: undefined; number?: undefined; error: string } {
  const plain = plainTyped(typed)
    .toUpperCase()
    .replace(/[\s./-]/g, '')
  const [, office = '', digits = '', letter, district] =
    /^(\d{2})(\d{6,7})([A-Z])(\d{2})$/.exec(plain) ?? []
  if (letter !== undefined) {
    if (checkLetter(office + digits) !== letter) return { error: idNumberMessages.letter }
    return { type: 'national-id', number: `${office}-${digits} ${letter} ${district}` }
  }
  if (/^(?:\d{9}|(?=.*\d)(?=.*[A-Z])[A-Z\d]{6,9})$/.test(plain))
    return { type: 'passport', number: plain }
  return { error: idNumberMessages.form }
}

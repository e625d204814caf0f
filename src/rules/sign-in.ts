/** Digits in a one-time code (AUTH-2). */
export const codeLength = 6

/** Seconds before another code can be requested. */
export const resendWait = 30

/** The code points of zero in the scripts that keyboards type: ASCII, Arabic, Persian and fullwidth. */
const zeros = [0x30, 0x0660, 0x06f0, 0xff10]

/**
 * Extracts the digits of a pasted code in any of these scripts, ignoring everything between them: `12 34-56` is 123456.
 */
export function digitsOf(text: string): string {
  let digits = ''
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const zero = zeros.find((first) => point >= first && point <= first + 9)
    if (zero !== undefined) digits += String(point - zero)
  }
  return digits
}

/** A rough estimate of a password's strength: a hint, not a check. */
export type PasswordStrength = 'weak' | 'fair' | 'strong'

const usual = /password|qwerty|abc123|letmein|welcome|(.)\1{3}|0123|1234|4321/i
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]

/**
 * Estimates a password's strength. Length counts most: twelve characters, or nine of three kinds; common passwords are
 * weak at any length.
 */
export function passwordStrength(password: string): PasswordStrength {
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (password.length < 8 || variety < 2 || usual.test(password))
    return password.length >= 16 && !usual.test(password) ? 'fair' : 'weak'
  return password.length >= 12 || (password.length >= 9 && variety >= 3) ? 'strong' : 'fair'
}

const mobileMessages = {
  missing: 'Enter a mobile number',
  wrong: 'Enter a Zimbabwean mobile number, such as 0771234567',
} as const

/** Parses a mobile number into its national form, `0771234567`, or returns the error message. */
export function parseMobile(
  text: string,
): { number: string; error?: undefined } | { number?: undefined; error: string } {
  const typed = text.trim()
  if (typed === '') return { error: mobileMessages.missing }
  if (!/^\+?[\d\s()-]+$/.test(typed)) return { error: mobileMessages.wrong }
  const number = typed.replace(/\D/g, '').replace(/^(?:00)?263(?=7\d{8}$)/, '0')
  return /^07\d{8}$/.test(number) ? { number } : { error: mobileMessages.wrong }
}

/** Formats a mobile number for display: `077 123 4567`. */
export const formatMobile = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
